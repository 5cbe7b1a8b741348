import { data } from 'react-router'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type EditionLine, newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import type { Reader } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

/** A provider whose labels are kept, by the id in an address; it need not be one that we sell. */
export type LabelProvider = { id: string; name: string; path: string }

/** Throws the answer 'not found' where no labels of such a provider are kept. */
export function labelProvider(catalogue: Catalogue, id: string, { log }: { log: Log }): LabelProvider {
  const name = catalogue.provider(id)?.name ?? labelSource(id)?.name
  if (name === undefined) throw notFound(log, `/providers/${id}`)
  return { id, name, path: catalogue.provider(id)?.page ?? `/providers/${id}` }
}

/** The newest file of a provider's labels; `null` where none is kept. */
export async function editionOf(db: Reader, providerId: string): Promise<EditionLine | null> {
  return (await newestEditions(db)).find(one => one.providerId === providerId) ?? null
}

/** The answer 'not found', told to the log. */
export function notFound(log: Log, path: string) {
  log.warn({ path }, 'page not found')
  return data(null, { status: 404 })
}
