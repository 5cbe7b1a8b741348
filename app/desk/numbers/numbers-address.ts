/** What the page is asked for: a range by its days or `own` with two dates, and the dimension of the split. */
export type Asked = { range: string; from: string; to: string; by: string }

export function askedIn(search: URLSearchParams): Asked {
  const of = (name: string) => (search.get(name) ?? '').slice(0, 20)
  return { range: of('range') || '28', from: of('from'), to: of('to'), by: of('by') || 'state' }
}

const query = ({ range, from, to, by }: Asked) =>
  new URLSearchParams(range === 'own' ? { range, from, to, by } : { range, by })

export const addressOf = (asked: Asked): string => `/desk/numbers?${query(asked)}`

/** Where a table of it is as a file. */
export const csvOf = (asked: Asked, table: string): string =>
  `/desk/numbers/table?${new URLSearchParams([['table', table], ...query(asked)])}`
