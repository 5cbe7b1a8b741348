/** So many of something, as people write it: `1 row`, `4,812 rows`. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
