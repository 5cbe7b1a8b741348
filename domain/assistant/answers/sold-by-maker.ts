import type { Asking } from './asking.ts'
import { listInWords } from './plan-words.ts'

const isSoldHere = /\b(?:do|can|could) (?:you|u|ya|i|we)\b(?: \w+)? (?:have|sell|carry|offer|order|get|buy)\b/
/** Who asks whether a kit is sold here is told that it isn't, before what the guide says of it. */
export const soldByMaker = ({ asked }: Pick<Asking, 'asked'>, brands: readonly { name: string }[]): string =>
  brands.length > 0 && isSoldHere.test(asked.text)
    ? `We don’t sell ${listInWords(brands.map(({ name }) => name))}: the maker does. By our guide: `
    : ''
