import type { DataIncluded, EarlyTermination, LabelFacts, LabelFee, Span } from '#domain/labels/label.ts'
import { bareCents } from '#domain/labels/reading/read-values.ts'
import { formatCents } from '#domain/shared/money.ts'

/** Shown where a provider's label says nothing. */
export const NOT_STATED = 'not stated'

/** Whether the price is an introductory one, as the label words it. */
export function introductoryWords({ introductory }: LabelFacts): string {
  if (introductory === null) return `Whether this is an introductory rate is ${NOT_STATED}.`
  return introductory
    ? 'This Monthly Price is an introductory rate.'
    : 'This Monthly Price is not an introductory rate.'
}

/** For how many months an introductory price applies. */
export function introMonthsWords({ introMonths }: LabelFacts): string {
  return introMonths === null ? NOT_STATED : `${introMonths} months`
}

/** The price after an introductory one. */
export function laterPriceWords({ laterPriceCents }: LabelFacts): string {
  return laterPriceCents === null ? NOT_STATED : formatCents(laterPriceCents)
}

/** Whether there is a contract and how long it lasts. */
export function contractWords({ contractRequired, contractMonths }: LabelFacts): string {
  if (contractRequired === null) return `Whether this plan requires a contract is ${NOT_STATED}.`
  if (!contractRequired) return 'This Monthly Price does not require a contract.'
  return contractMonths === null
    ? 'This Monthly Price requires a contract.'
    : `This Monthly Price requires a ${contractMonths}-month contract.`
}

/** A fee's amount: a sum, a maximum, or the words of the file. */
export function feeWords({ cents, upTo, text }: LabelFee): string {
  if (cents === null) return text || NOT_STATED
  if (cents === 0 && bareCents(text) === null) return text
  return `${upTo ? 'Up to ' : ''}${formatCents(cents)}`
}

export function earlyTerminationWords(fee: EarlyTermination | null): string {
  if (fee === null) return NOT_STATED
  if (fee.cents !== null) return formatCents(fee.cents)
  return fee.text || NOT_STATED
}

/** A speed or latency, or its range: `50-150 Mbps`. */
export function spanWords(span: Span | null, unit: 'Mbps' | 'ms'): string {
  if (span === null) return NOT_STATED
  const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
  return span.from === span.to
    ? `${figure(span.to)} ${unit}`
    : `${figure(span.from)}\u2013${figure(span.to)} ${unit}`
}

export function dataWords(data: DataIncluded | null): string {
  if (data === null) return NOT_STATED
  if (data.unlimited) return 'Unlimited'
  return data.gigabytes === null ? data.text : `${data.gigabytes.toLocaleString('en-US')} GB`
}

/**
 * The web address that a text of a label begins with, as published and to follow, and the words behind it; null for bare
 * page names and plain text.
 */
export function addressIn(text: string | null): { address: string; href: string; rest: string } | null {
  const [address = '', ...rest] = text?.trim().split(' ') ?? []
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(full.slice(full.indexOf('//') + 2))) return null
  return URL.canParse(full) ? { address, href: new URL(full).href, rest: rest.join(' ') } : null
}

/** The terms of the label in plain words, opened on demand. */
export const labelTerms: readonly { term: string; meaning: string }[] = [
  {
    term: 'Monthly Price',
    meaning:
      'What the plan costs each month before fees, taxes and discounts. An introductory rate rises when its months are over.',
  },
  {
    term: 'Provider Monthly Fees',
    meaning: 'What the provider adds to each bill, such as a modem. Fees marked optional can be declined.',
  },
  {
    term: 'One-time Fees',
    meaning: 'What is charged when service begins, such as installation or activation.',
  },
  {
    term: 'Early Termination Fee',
    meaning: 'What it costs to end the contract before its last month.',
  },
  {
    term: 'Typical Speeds',
    meaning:
      'What customers of the plan usually measure, in megabits per second (Mbps). Download is what you receive, upload what you send.',
  },
  {
    term: 'Typical Latency',
    meaning:
      'How long data take to the network and back, in milliseconds (ms). Under 50 ms is good for calls and games.',
  },
  {
    term: 'Data Included',
    meaning: 'How much you can use each month before the provider charges more or slows the line.',
  },
]
