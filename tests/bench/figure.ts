/** One line of the benchmark's table. `met` is null if a figure is printed without a target. */
export type Figure = {
  what: string
  figure: string
  ratio?: string
  target?: string
  met: boolean | null
}

/** The middle value; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** The figures as a table in Markdown, which a terminal shows as well. */
export function tableOf(figures: readonly Figure[]): string {
  const heads = ['what', 'figure', 'ratio', 'target', 'result']
  const rows = figures.map(({ what, figure, ratio = '', target = '', met }) => [
    what,
    figure,
    ratio,
    target,
    met === null ? '' : met ? 'met' : 'MISSED',
  ])
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  return [
    line(heads),
    line(
      heads.map(() => ''),
      '-',
    ),
    ...rows.map(row => line(row)),
  ].join('\n')
}
