type Dated = { createdOn: Date; data: object }

/**
 * Runs jobs in lines: those with the same value of `lineFor` run one after the other, oldest first, and lines don't
 * wait for one another. Without a field name, all share one line.
 */
export async function inLines<Made extends Dated, Done>(
  jobs: readonly Made[],
  inOrder: true | { lineFor: string },
  attempt: (job: Made) => Promise<Done>,
): Promise<Done[]> {
  const byAge = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
  const lineOf = ({ data }: Made): unknown => (inOrder === true ? '' : Reflect.get(data, inOrder.lineFor))
  const tried = [...Map.groupBy(byAge, lineOf).values()].map(async line => {
    const results: Done[] = []
    for (const job of line) results.push(await attempt(job))
    return results
  })
  return (await Promise.all(tried)).flat()
}
