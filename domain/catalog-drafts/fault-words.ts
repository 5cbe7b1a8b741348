import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import type { CatalogueFault } from '#domain/catalog/catalogue-faults.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { isUpToDate } from './apply-drafts.ts'
import { type CatalogRow, nameOfRow, rowOf, textOf } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'
import { nameWithProvider } from './draft-words.ts'

/** A draft as far as its faults speak of it. */
type Faulty = { kind: CatalogKind; subjectId: string; before: CatalogRow | null; content: CatalogRow | null }

/** What an editor reads of drafts that don't fit the catalog being served. */
type Told = {
  served: CatalogueContent
  drafts: readonly Faulty[]
  /** What the catalog's own rules found. */
  found: readonly CatalogueFault[]
  /** A provider's name, also of one that was retired. */
  providerName(id: string): string
}

/** Why drafts can't be published as they are, each time with what to do about it. */
export function faultWords({ served, drafts, found, providerName }: Told): string[] {
  const behind = drafts.filter(({ kind, subjectId: id, before }) => !isUpToDate(served, { kind, id, before }))
  const isKnown = (id: string) =>
    served.providers.some(one => one.id === id) ||
    drafts.some(one => one.kind === 'provider' && one.subjectId === id)
  return [
    ...behind.map(draft => behindWords(draft, { served, isKnown, providerName })),
    ...found.flatMap(fault => {
      if (fault.problem === 'twice') return [twiceWords(fault, providerName)]
      // What names it isn't edited at the desk, so no other draft helps.
      const retiring = drafts.find(one => one.content === null && one.subjectId === fault.key)
      if (retiring && fault.what === 'plan')
        return [
          `${nameWithProvider(retiring, providerName)} can’t be retired as long as ${fault.place} names it. Withdraw its draft.`,
        ]
      const naming = fault.what === 'provider' ? drafts.filter(one => providerOf(one) === fault.key) : []
      const untold = naming.filter(one => !behind.includes(one))
      if (naming.length === 0) return [`${capitalized(fault.text)}. Correct the draft that names it.`]
      return untold.map(
        draft =>
          `${nameWithProvider(draft, providerName)} belongs to ${providerName(fault.key)}, which isn’t in the catalog. Publish it together with the draft of ${providerName(fault.key)}, or withdraw it.`,
      )
    }),
  ]
}

const providerOf = ({ content }: Faulty) => textOf(content, 'providerId')

function behindWords(
  draft: Faulty,
  { served, isKnown, providerName }: Pick<Told, 'served' | 'providerName'> & { isKnown(id: string): boolean },
): string {
  const name = nameWithProvider(draft, providerName)
  const live = rowOf(served, { kind: draft.kind, id: draft.subjectId })
  if (live) {
    return draft.before === null
      ? `${name} is in the catalog already. Open it, compare, and save its draft again, or withdraw the draft.`
      : `${name} was changed in the catalog since its draft was saved. Open it, compare, and save the draft again.`
  }
  const provider = providerOf(draft)
  if (provider !== '' && !isKnown(provider)) {
    const owner = providerName(provider)
    return `${name} was retired together with ${owner} since its draft was saved. Bring ${owner} back first, or withdraw this draft.`
  }
  return `${name} was retired since its draft was saved. Open it and save the draft again to bring it back, or withdraw the draft.`
}

function twiceWords({ what, key, row, text }: CatalogueFault, providerName: Told['providerName']): string {
  if (what === 'service' && row) {
    const provider = providerName(row.providerId)
    const name = fullName(provider, row.serviceName)
    return `${provider} would have two entries called ${name}. Give one of them another name, or change the entry that is there and withdraw the new one.`
  }
  if (what === 'provider name')
    return `Two providers would be called ${key}. Give one of them another name, or change the one that is there.`
  if (what === 'FCC number')
    return `Two providers would have the FCC number ${key}. It belongs to one of them: take it out of the other.`
  return `${capitalized(text)}. Change one of the two.`
}

/** The names of providers that were retired, by id. */
export const retiredNames = (
  retired: readonly { kind: CatalogKind; subjectId: string; before: CatalogRow | null }[],
): ReadonlyMap<string, string> =>
  new Map(
    retired.flatMap(one =>
      one.kind === 'provider' ? [[one.subjectId, nameOfRow(one.before, one.subjectId)]] : [],
    ),
  )
