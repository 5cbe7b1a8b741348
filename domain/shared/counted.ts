import { grouped } from './money.ts'

/** So many of something, as people write it: `1 row`, `4,812 rows`, `2 counties`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
