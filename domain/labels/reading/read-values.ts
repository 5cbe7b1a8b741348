import { centsFromDollars } from '#domain/shared/money.ts'
import type { DataIncluded, EarlyTermination, Span } from '../label.ts'

/** An amount of money as a label gives it; see `LabelFee`. */
type Amount = { cents: number | null; upTo?: true; text: string }

const absentWords = new Set(['', 'null', 'n/a', 'na', '-', '--', '#n/a'])
const freeWords = ['included', 'waived', 'no charge', 'free', 'none']
/** Higher than any price of home internet, so such a figure was misread. */
const MOST_DOLLARS = 100_000

/** Faster, or slower to respond, than anything, so such a figure was misread, too. */
const MOST_SPAN = 1_000_000

/** The text of a cell without surrounding blanks and without a spreadsheet's `="..."`; `null` if it says nothing. */
export function textOf(cell: string | undefined): string | null {
  let text = (cell ?? '').trim()
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2) text = text.slice(2, -1).trim()
  return absentWords.has(text.toLowerCase()) ? null : text
}

/** The first figure of a text and what follows it; `null` if there is none. */
function firstFigure(text: string): { value: number; rest: string } | null {
  const found = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text)
  if (!found) return null
  if (text[found.index - 1] === '-' && !/\d/.test(text[found.index - 2] ?? '')) return null
  const value = Number(found[0].replaceAll(',', ''))
  return Number.isFinite(value) ? { value, rest: text.slice(found.index + found[0].length) } : null
}

/**
 * An amount such as `60.00*`, `Up to 8.95`, `Included` or `Varies`. Another grammar than what people type into a field:
 * the first figure counts, whatever stands around it, and words have amounts, too.
 */
export function amountOf(text: string): Amount {
  const lower = text.toLowerCase()
  const figure = firstFigure(text)
  if (!figure) return { cents: freeWords.some(word => lower.startsWith(word)) ? 0 : null, text }
  if (figure.rest.trimStart().startsWith('%') || figure.value > MOST_DOLLARS) return { cents: null, text }
  const cents = centsFromDollars(figure.value)
  return lower.startsWith('up to') ? { cents, upTo: true, text } : { cents, text }
}

/** A price in cents; `null` if the text isn't one. */
export function centsOf(text: string | null): number | null {
  return text === null ? null : amountOf(text).cents
}

/**
 * The cents of a cell that is an amount and nothing else, with or without a sign: a file may write `0` one week and
 * `$0.00` the next. `null` if it says anything more.
 */
export function bareCents(text: string): number | null {
  return /^\$?\s?[\d.,]+$/.test(text.trim()) ? amountOf(text).cents : null
}

/** A number of months, such as `12` or `24 months`; `null` for none and for 0. */
export function monthsOf(text: string | null): number | null {
  const figure = text === null ? null : firstFigure(text)
  if (!figure) return null
  const months = Math.round(figure.value * (/^\s*year/i.test(figure.rest) ? 12 : 1))
  return months > 0 && months < 10_000 ? months : null
}

/** Yes or no, also as AT&T's 'is' and 'is not'; `null` for anything else. */
export function yesOrNo(text: string | null): boolean | null {
  const word = text?.toLowerCase()
  if (word === 'yes' || word === 'is' || word === 'true' || word === 'y') return true
  return word === 'no' || word === 'is not' || word === 'false' || word === 'n' ? false : null
}

/** A speed in Mbps: `1 Gbps`, `768 kbps`, `50-150`, `87.0 Mpbs`, `91 – 361 Mbps (5G) / ...` (the first of several). */
export function speedOf(text: string | null): Span | null {
  return spanOf(text, rest => (/^\s*g/i.test(rest) ? 1_000 : /^\s*k/i.test(rest) ? 0.001 : 1))
}

/** A latency in milliseconds: `25 milliseconds`, `47.4 ms`, `25-50; 60-90` (the first of several). */
export function latencyOf(text: string | null): Span | null {
  return spanOf(text, () => 1)
}

function spanOf(text: string | null, unitOf: (rest: string) => number): Span | null {
  const first = text?.split(';')[0] ?? ''
  const low = firstFigure(first)
  if (!low) return null
  const dash = /^[^\d(/,;]{0,20}?\s*[-–—]\s*(?=[\d.])/.exec(low.rest)
  const high = dash ? firstFigure(low.rest.slice(dash[0].length)) : null
  const unit = unitOf((high ?? low).rest)
  if ((high ?? low).value * unit > MOST_SPAN) return null
  const rounded = (value: number) => Math.round(value * unit * 1_000) / 1_000
  return { from: rounded(low.value), to: rounded((high ?? low).value) }
}

/** Data included: `Unlimited GB`, `1280` (gigabytes), `1.5 TB`, `500MB`. */
export function dataOf(text: string | null): DataIncluded | null {
  if (text === null) return null
  if (/^unlimited/i.test(text)) return { unlimited: true, gigabytes: null, text }
  const figure = firstFigure(text)
  const unit = figure && (/^\s*t/i.test(figure.rest) ? 1_000 : /^\s*m/i.test(figure.rest) ? 0.001 : 1)
  return { unlimited: false, gigabytes: figure && unit ? figure.value * unit : null, text }
}

/** What ending early costs: `0.00`, `$20 per month remaining in term ...`, `Up to 75% of ...`. */
export function terminationOf(text: string | null): EarlyTermination | null {
  if (text === null) return null
  const { cents } = amountOf(text)
  const perMonth = /per month|each month|for each remaining|\/month/i.test(text)
  return { cents: perMonth ? null : cents, centsPerMonthLeft: perMonth ? cents : null, text }
}
