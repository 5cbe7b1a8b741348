import { z } from 'zod'
import { catalogueContent } from '#domain/catalog/catalogue-content.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import type { CatalogRow } from './catalog-row.ts'
import { type CatalogSubject, subjectKey } from './catalog-subject.ts'

const { shape } = catalogueContent.unwrap()
const entryOf = (list: { unwrap(): { element: z.ZodType } }): z.ZodType => list.unwrap().element
const builder = shape.bundleBuilder.unwrap().shape
const regions = shape.providerListings.unwrap().element.unwrap().shape.regions.unwrap().element

const schemas = {
  plan: entryOf(shape.internetPlans),
  tv: entryOf(shape.tvPackages),
  security: entryOf(shape.securityPackages),
  addon: entryOf(shape.internetAddOns),
  'builder-internet': entryOf(builder.internet),
  'builder-security': entryOf(builder.security),
  bundle: entryOf(shape.premadeBundles),
}
const provider = entryOf(shape.providers)

/** An entry that passed its schema, or what is wrong with it, by the path of the field with dots. */
type ReadRow = { ok: true; row: CatalogRow } | { ok: false; faults: Record<string, string> }

/**
 * Reads an entry with the catalog's schema, so that missing fields get their defaults. A figure is read with the
 * whole catalog, not here.
 */
export function readRow({ kind, id }: CatalogSubject, row: CatalogRow): ReadRow {
  if (kind === 'figure') return { ok: true, row }
  if (kind === 'provider') {
    const { regions: given = [], ...rest } = row
    const read = z
      .object({ row: provider, regions: z.array(regions) })
      .safeParse({ row: rest, regions: given })
    return read.success
      ? { ok: true, row: { ...(read.data.row as CatalogRow), regions: read.data.regions } }
      : faultsOf(read.error)
  }
  const read = schemas[kind].safeParse(row)
  if (!read.success) return faultsOf(read.error)
  const result = read.data as CatalogRow
  if (result.id !== id) throw new Error(`${subjectKey({ kind, id })} cannot become ${String(result.id)}`)
  if (kind !== 'plan') return { ok: true, row: result }
  const { pricedOn: _, ...plan } = result
  return { ok: true, row: plan }
}

/** Where the schema's own message wouldn't help anybody. */
const wordsFor: Partial<Record<string, string>> = {
  invalid_value: 'Choose from the list',
  invalid_type: 'Enter something here',
  too_small: 'Enter something here',
  too_big: 'Write less here',
}

/** What some fields require, whatever is wrong with them. */
const wordsForFields: Partial<Record<string, string>> = {
  providerId: 'Choose a provider',
  schedule: 'Enter the price from month 1 on, then later ones in the order of their months',
  kinds: 'Check what it sells',
  states: 'Enter two letters for each state, such as TX',
  zipCodes: 'Enter five digits for each ZIP code, such as 78704',
  fccProviderIds: 'Enter the FCC’s number for it: six digits',
  spellings: 'Enter letters and digits only',
  connection: 'Choose how it reaches homes, or None if it sells no internet',
  maxDownloadMbps: 'Enter its fastest speed; leave it empty if it sells no internet',
  phone: 'Enter a US number, such as (512) 555-0188',
  orbit: 'Leave it empty: only satellites have an orbit',
  dataCapGb: 'Enter whole GB above 0, and only where there is a data cap',
  moreDataGb: 'Enter whole GB above 0, and only where extra data cost more',
  moreDataCents: 'Enter a price and how many GB it buys, or leave both empty',
  conditions: 'Enter at least one sentence, and no more than 300 characters in each row',
}

/** A number was entered, and it is too small. */
const tooFew = (issue: z.core.$ZodIssue): string | null =>
  issue.code === 'too_small' && (issue.origin === 'number' || issue.origin === 'int')
    ? `Enter ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`
    : null

function faultsOf(error: z.ZodError): ReadRow & { ok: false } {
  const faults: Record<string, string> = {}
  for (const issue of error.issues) {
    const { path, code, message } = issue
    const place = path[0] === 'row' ? path.slice(1) : path
    // One field of the form holds all entries of a list.
    const entry = place.findIndex(key => typeof key === 'number')
    const isSchedule = place[0] === 'schedule'
    const name = isSchedule ? 'schedule' : (entry < 0 ? place : place.slice(0, entry)).join('.')
    faults[name] ??= wordsForFields[name] ?? tooFew(issue) ?? wordsFor[code] ?? capitalized(message)
  }
  // What is made of a name that is missing is no fault of its own.
  if (faults.name) for (const made of ['mark.text', 'spellings']) delete faults[made]
  return { ok: false, faults }
}
