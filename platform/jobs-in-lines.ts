type Dated = { createdOn: Date; data: object }

/**
 * Tries jobs in lines: those whose `lineFor` says the same go one after the other, the oldest first, and lines do not
 * wait for one another. One line for all where no field is named.
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
