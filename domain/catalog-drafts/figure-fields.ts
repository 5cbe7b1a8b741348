import { capitalized } from '#domain/shared/first-letter.ts'
import type { CatalogRow } from './catalog-row.ts'
import type { Field } from './field.ts'

/** Names of entries are not edited next to their figures, nor are texts that are names elsewhere. */
const fixed = new Set(['id', 'providerId', 'icon', 'url', 'ended', 'type'])

/** Numbers that aren't always whole. */
const withFraction = new Set(['rating', 'percent'])

/** What of a figure is chosen or may be left out: its value doesn't tell how it is typed. */
const chosen: Readonly<Record<string, Omit<Field, 'path'>>> = {
  contractMonths: {
    label: 'Contract, months',
    input: 'number',
    optional: true,
    hint: '0 for no contract. Leave it empty if you don’t know.',
  },
  cellularBackup: {
    label: 'Reaches its center without the home’s internet',
    input: 'choice',
    optional: true,
    options: [
      { value: 'always', label: 'Always' },
      { value: 'with-monitoring', label: 'With monitoring' },
    ],
  },
  recordingsNeedPlan: { label: 'Recordings need a paid plan', input: 'yes' },
  otherDevices: {
    label: 'Against it beside other devices',
    input: 'choice',
    optional: true,
    options: [
      { value: 'fewer-automations', label: 'Fewer automations with other brands' },
      { value: 'few-devices', label: 'Few smart home devices' },
    ],
  },
}

/** The fields of a figure: its numbers and words, and what is chosen. */
export function figureFields(row: CatalogRow, before = ''): Field[] {
  return Object.entries(row).flatMap(([key, value]): Field[] => {
    if (fixed.has(key)) return []
    const path = before + key
    const known = chosen[key]
    if (known) return [{ path, ...known }]
    const label = inWords(path)
    if (typeof value === 'number') {
      const isAmount = /cents$/i.test(key) || before === 'monitoringCents.'
      return [{ path, label, input: isAmount ? 'dollars' : withFraction.has(key) ? 'decimal' : 'number' }]
    }
    if (typeof value === 'string') return [{ path, label, input: value.length > 60 ? 'area' : 'text' }]
    if (key === 'mark') return []
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? figureFields(value as CatalogRow, `${path}.`)
      : []
  })
}

/** `tribalMonthlyCents` as `Tribal monthly, $`. */
function inWords(path: string): string {
  const words = path
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bcents\b/, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  const dollars = /cents/i.test(path) ? ', $' : ''
  return capitalized(words) + dollars
}
