import { formatCents } from '#domain/shared/money.ts'
import type { LabelFacts, LabelFee, Span } from './label.ts'
import { bareCents } from './reading/read-values.ts'

export type ChangeKind = 'new' | 'gone' | 'changed'

/** The fields of a label that are followed. */
export type ChangeField =
  | 'name'
  | 'tier'
  | 'price_now'
  | 'price_later'
  | 'introductory'
  | 'intro_months'
  | 'contract'
  | 'contract_months'
  | 'contract_terms'
  | 'early_termination'
  | 'monthly_fee'
  | 'monthly_fee_terms'
  | 'one_time_fee'
  | 'one_time_fee_terms'
  | 'fee_list'
  | 'taxes'
  | 'discounts'
  | 'download'
  | 'upload'
  | 'latency'
  | 'data'
  | 'extra_data'
  | 'data_policy'
  | 'network_management'
  | 'privacy'
  | 'support_phone'
  | 'support_web'
  | 'note'

/** How one field of a label differs from before; texts are `null` if not stated. */
export type FieldChange = {
  field: ChangeField
  /** The fee or column that it is about. */
  subject: string | null
  oldText: string | null
  newText: string | null
  oldCents: number | null
  newCents: number | null
}

/** Everything in which a label differs from the previous one, except its id; empty if nothing does. */
export function changesBetween(before: LabelFacts, now: LabelFacts): FieldChange[] {
  const texts = textFields.flatMap(([field, read]) => textChange(field, null, read(before), read(now)))
  const columns = [...new Set([...Object.keys(before.notes), ...Object.keys(now.notes)])]
  return [
    ...centsChange('price_now', before.priceNowCents, now.priceNowCents, [
      introWords(before),
      introWords(now),
    ]),
    ...centsChange('price_later', before.laterPriceCents, now.laterPriceCents),
    ...movesTold([
      ...feeChanges('monthly_fee', before.monthlyFees, now.monthlyFees),
      ...feeChanges('one_time_fee', before.oneTimeFees, now.oneTimeFees),
    ]),
    ...texts,
    ...columns.flatMap(name => textChange('note', name, before.notes[name] ?? null, now.notes[name] ?? null)),
  ]
}

const spanWords = (span: Span | null, unit: string) =>
  span && `${span.from === span.to ? span.to : `${span.from}–${span.to}`} ${unit}`
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
const months = (value: number | null) => value && `${value} ${value === 1 ? 'month' : 'months'}`

const textFields: [ChangeField, (facts: LabelFacts) => string | null | 0][] = [
  ['name', facts => facts.name],
  ['tier', facts => facts.tier],
  ['introductory', facts => yesNo(facts.introductory)],
  ['intro_months', facts => months(facts.introMonths)],
  ['contract', facts => yesNo(facts.contractRequired)],
  ['contract_months', facts => months(facts.contractMonths)],
  ['contract_terms', facts => facts.contractTerms],
  ['early_termination', ({ earlyTermination: fee }) => fee && amountWords({ ...fee, cents: fee.cents })],
  ['taxes', ({ taxes }) => taxes && amountWords({ cents: bareCents(taxes), text: taxes })],
  ['discounts', facts => facts.discounts],
  ['download', facts => spanWords(facts.download, 'Mbps')],
  ['upload', facts => spanWords(facts.upload, 'Mbps')],
  ['latency', facts => spanWords(facts.latency, 'ms')],
  ['data', ({ dataIncluded: data }) => data && (data.unlimited ? 'unlimited' : dataWords(data))],
  ['extra_data', facts => facts.extraData],
  ['data_policy', facts => facts.dataPolicy],
  ['network_management', facts => facts.networkManagement],
  ['privacy', facts => facts.privacy],
  ['support_phone', facts => facts.supportPhone],
  ['support_web', facts => facts.supportWeb],
]

function dataWords({ gigabytes, text }: { gigabytes: number | null; text: string }): string {
  return gigabytes === null ? text : `${gigabytes} GB`
}

function textChange(
  field: ChangeField,
  subject: string | null,
  before: string | null | 0,
  now: string | null | 0,
): FieldChange[] {
  const [oldText, newText] = [before || null, now || null]
  return oldText === newText ? [] : [{ field, subject, oldText, newText, oldCents: null, newCents: null }]
}

/** An introductory price is of another kind than a lasting one: the change says so, and for how long it holds. */
function introWords({ introductory, introMonths }: LabelFacts): string {
  if (!introductory) return ''
  return introMonths ? ` introductory, for ${months(introMonths)}` : ' introductory'
}

function centsChange(
  field: ChangeField,
  before: number | null,
  now: number | null,
  kinds: readonly [before: string, now: string] = ['', ''],
): FieldChange[] {
  if (before === now) return []
  const words = (cents: number | null, kind: string) =>
    cents === null ? null : `${formatCents(cents)}${kind}`
  return [
    {
      field,
      subject: null,
      oldText: words(before, kinds[0]),
      newText: words(now, kinds[1]),
      oldCents: before,
      newCents: now,
    },
  ]
}

/** A fee's name without notes in parentheses. */
function plainFeeName(name: string): string {
  const open = name.indexOf('(', 1)
  return (open > 0 ? name.slice(0, open) : name).trim()
}

function amountWords({ cents, upTo, text }: Pick<LabelFee, 'cents' | 'upTo' | 'text'>): string | null {
  if (cents === null || bareCents(text.replace(/^up to /i, '')) === null) return text || null
  return `${upTo ? 'up to ' : ''}${formatCents(cents)}`
}

function feeChanges(
  field: 'monthly_fee' | 'one_time_fee',
  before: readonly LabelFee[],
  now: readonly LabelFee[],
): FieldChange[] {
  const [old, current] = [byName(before), byName(now)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((key): FieldChange[] => {
    const [was, is] = [old.get(key), current.get(key)]
    const subject = plainFeeName((is ?? was)?.name ?? '')
    const [oldText, newText] = [was ? amountWords(was) : null, is ? amountWords(is) : null]
    const [oldCents, newCents] = [was?.cents ?? null, is?.cents ?? null]
    const terms = was && is ? textChange(`${field}_terms`, subject, was.name, is.name) : []
    if (was && is && oldText === newText) return terms
    return [{ field, subject, oldText, newText, oldCents, newCents }, ...terms]
  })
}

const listNames: Partial<Record<ChangeField, string>> = {
  monthly_fee: 'among monthly fees',
  one_time_fee: 'among one-time fees',
}

/**
 * A fee that leaves one list of the label and comes into the other under the same name and with the same amount was
 * moved: that is one change and none of a price, not a fee that ended and another that began.
 */
function movesTold(changes: readonly FieldChange[]): FieldChange[] {
  const isMove = (gone: FieldChange, come: FieldChange) =>
    gone.field !== come.field &&
    gone.newText === null &&
    come.oldText === null &&
    gone.oldText === come.newText &&
    listNames[gone.field] !== undefined &&
    listNames[come.field] !== undefined &&
    feeKey(gone.subject ?? '') === feeKey(come.subject ?? '')
  return changes.flatMap((change): FieldChange[] => {
    if (changes.some(come => isMove(change, come))) return []
    const gone = changes.find(one => isMove(one, change))
    if (!gone) return [change]
    const texts = { oldText: listNames[gone.field] ?? null, newText: listNames[change.field] ?? null }
    return [{ field: 'fee_list', subject: change.subject, ...texts, oldCents: null, newCents: null }]
  })
}

/** What a fee is, however its name is written: `Declined auto-pay` is `declined auto payment` of the week before. */
const feeKey = (name: string): string =>
  plainFeeName(name)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replace(/\bauto ?pay(?:ment)?s?\b/g, 'autopay')
    .replace(/\binstallations?\b/g, 'install')
    .trim()

/** Fees by what they are; a repeated name is numbered. */
function byName(fees: readonly LabelFee[]): Map<string, LabelFee> {
  const found = new Map<string, LabelFee>()
  for (const fee of fees) {
    const name = feeKey(fee.name)
    let key = name
    for (let count = 2; found.has(key); count += 1) key = `${name} ${count}`
    found.set(key, fee)
  }
  return found
}
