import type { Reader } from '#platform/database.server.ts'
import { textOf } from './catalog-row.ts'
import { subjectKey } from './catalog-subject.ts'
import { draftsAhead, type StoredDraft } from './draft-store.server.ts'
import { nameWithProvider } from './draft-words.ts'
import type { Companion } from './goes-with.ts'

/** A publication ahead that some drafts don't go with. */
export type Clash = {
  publicationId: number
  publishAt: Date
  timeZone: string
  requestedByName: string
  /** The entry that it is about. */
  name: string
  /** It fails once these drafts are published, or it retires the provider of one of them, and they fail after that. */
  how: 'fails' | 'retires'
}

/** What is scheduled, or waits to be agreed to, and doesn't go with drafts that retire a provider or belong to one. */
export async function clashingAhead(
  db: Reader,
  drafts: readonly StoredDraft[],
  companions: readonly Companion[],
  providerName: (id: string) => string,
): Promise<Clash[]> {
  const own = new Set(drafts.map(({ id }) => id))
  const retired = retiredProviders(drafts)
  const goneWith = new Set(companions.map(subjectKey))
  const ofOurs = new Set(drafts.flatMap(({ content }) => textOf(content, 'providerId') || []))
  const ahead = (await draftsAhead(db)).filter(({ draft }) => !own.has(draft.id))
  return ahead.flatMap(({ draft, publication }): Clash[] => {
    const { kind, subjectId: id, content } = draft
    const fails = goneWith.has(subjectKey({ kind, id })) || retired.has(textOf(content, 'providerId'))
    const retires = kind === 'provider' && content === null && ofOurs.has(id)
    if (!fails && !retires) return []
    const { id: publicationId, publishAt, timeZone, requestedByName } = publication
    const how = fails ? 'fails' : 'retires'
    return [
      {
        publicationId,
        publishAt,
        timeZone,
        requestedByName,
        name: nameWithProvider(draft, providerName),
        how,
      },
    ]
  })
}

const retiredProviders = (drafts: readonly StoredDraft[]) =>
  new Set(drafts.flatMap(one => (one.kind === 'provider' && one.content === null ? [one.subjectId] : [])))
