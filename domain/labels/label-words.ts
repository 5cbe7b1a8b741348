import type { ChangeField, ChangeKind } from './label-changes.ts'

/** What a change calls each field of a label. */
const fieldWords: Readonly<Record<ChangeField, string>> = {
  name: 'name',
  tier: 'tier',
  price_now: 'monthly price',
  price_later: 'regular price after the introductory one',
  introductory: 'introductory rate',
  intro_months: 'introductory period',
  contract: 'contract required',
  contract_months: 'contract length',
  contract_terms: 'link to contract terms',
  early_termination: 'early termination fee',
  monthly_fee: 'monthly fee',
  monthly_fee_terms: 'name of a monthly fee',
  one_time_fee: 'one-time fee',
  one_time_fee_terms: 'name of a one-time fee',
  fee_list: 'list in which a fee stands',
  taxes: 'government taxes',
  discounts: 'link to discounts and bundles',
  download: 'typical download speed',
  upload: 'typical upload speed',
  latency: 'typical latency',
  data: 'data included',
  extra_data: 'charges for additional data',
  data_policy: 'link to data policy',
  network_management: 'link to network management',
  privacy: 'link to privacy policy',
  support_phone: 'support phone',
  support_web: 'support website',
  note: 'note',
}

/** A label change as we report it: for one plan name, with the number of labels that have it. */
export type ToldChange = {
  kind: ChangeKind
  name: string
  field: ChangeField | null
  subject: string | null
  oldText: string | null
  newText: string | null
  labels: number
}

/** What changed, such as `paper bill fee`, `monthly price` or `new plan`. */
export function changeSubject({
  kind,
  field,
  subject,
}: Pick<ToldChange, 'kind' | 'field' | 'subject'>): string {
  if (kind !== 'changed' || field === null) return kind === 'new' ? 'new label' : 'label gone'
  if (subject === null) return fieldWords[field]
  if (field === 'note') return `note '${subject}'`
  const name = subject.toLowerCase()
  if (field === 'fee_list') return `where ${name} is listed`
  return field.endsWith('_terms') ? `name of the ${name}` : name
}

/** A change in one line, such as `2 Gig: paper bill fee $2.00 to $4.00 (7 labels)`. */
export function changeInWords(change: ToldChange): string {
  const { kind, name, oldText, newText, labels } = change
  const count = labels === 1 ? '' : ` (${labels.toLocaleString('en-US')} labels)`
  if (kind !== 'changed') return `${name}: ${changeSubject(change)}${count}`
  return `${name}: ${changeSubject(change)} ${oldText ?? 'not stated'} to ${newText ?? 'not stated'}${count}`
}

/** Combines the same change in several labels with one name, in the order in which they first appear. */
export function groupChanges(changes: Iterable<Omit<ToldChange, 'labels'>>): ToldChange[] {
  const groups = new Map<string, ToldChange>()
  for (const { kind, name, field, subject, oldText, newText } of changes) {
    const key = JSON.stringify([kind, name, field, subject, oldText, newText])
    const group = groups.get(key)
    if (group) group.labels += 1
    else groups.set(key, { kind, name, field, subject, oldText, newText, labels: 1 })
  }
  return [...groups.values()]
}
