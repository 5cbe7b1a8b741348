/** Whether a line of an answer tells of one plan (`withPlanLines`). */
const isPlanLine = (line: string): boolean => line.startsWith('- ')

/** The lines of an answer that tell of one plan each. */
export const planLinesOf = (text: string): string[] => text.split('\n').filter(isPlanLine)

/** The words before the lines of plans, and those after them, which stand around their cards. */
export function aroundPlanLines(text: string): { lead: string; rest: string } {
  const lines = text.split('\n')
  const first = lines.findIndex(isPlanLine)
  const after = lines.slice(first).filter(line => !isPlanLine(line))
  return { lead: lines.slice(0, first).join('\n').trim(), rest: after.join('\n').trim() }
}
