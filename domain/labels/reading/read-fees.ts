import type { LabelFee } from '../label.ts'
import { amountOf } from './read-values.ts'

/**
 * Fees whose names and amounts are lists in two cells, separated by `;` or, if both have the same number, by `,`. A
 * name without an amount keeps none; `unnamed` names amounts without a name.
 */
export function pairedFees(names: string | null, amounts: string | null, unnamed: string): LabelFee[] {
  if (names === null && amounts === null) return []
  const [nameList, amountList] = listsOf(names ?? '', amounts ?? '')
  const length = Math.max(nameList.length, amountList.length)
  return Array.from({ length }, (_, index) =>
    feeOf(nameList[index] || unnamed, amountList[index] ?? ''),
  ).filter(fee => fee.text !== '' || fee.name !== unnamed)
}

/** One fee with its amount as published; without one if the text is empty. */
export function feeOf(name: string, amount: string): LabelFee {
  return { name, ...amountOf(amount) }
}

const split = (text: string, mark: string) => text.split(mark).map(part => part.trim())

function listsOf(names: string, amounts: string): [string[], string[]] {
  const bySemicolon: [string[], string[]] = [withoutTail(split(names, ';')), withoutTail(split(amounts, ';'))]
  if (bySemicolon[0].length > 1 || bySemicolon[1].length > 1) return bySemicolon
  const byComma: [string[], string[]] = [split(names, ','), split(amounts, ',')]
  return byComma[0].length === byComma[1].length ? byComma : bySemicolon
}

/** A list may end with its separator. */
function withoutTail(parts: string[]): string[] {
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts
}

/** Whether a fee without a column of its own kind is a one-time fee. */
export function isPaidOnce(name: string): boolean {
  return /install|activat|connection|deposit|shipping|equipment cost|purchase|set-?up/i.test(name)
}
