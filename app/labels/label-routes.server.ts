import { data } from 'react-router'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { type EditionLine, newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import type { Reader } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

/** A provider that publishes labels, by the id in an address; it needn't be one that we sell. */
export type LabelProvider = {
  id: string
  name: string
  /** Its page here. */
  path: string
  /** Its own page of labels. */
  ownPage: string
}

/** Throws the answer 'not found' if no such provider publishes labels. */
export function labelProvider(catalogue: Catalogue, id: string, { log }: { log: Log }): LabelProvider {
  const source = labelSource(id)
  if (!source) throw notFound(log, `/providers/${id}`)
  const provider = catalogue.provider(id)
  const path = (provider && providerPath(catalogue, provider)) ?? labelsPath(id)
  return { id, name: provider?.name ?? source.name, path, ownPage: source.page }
}

/** The newest file of a provider's labels; `null` if none is stored. */
export async function editionOf(db: Reader, providerId: string): Promise<EditionLine | null> {
  return (await newestEditions(db)).find(one => one.providerId === providerId) ?? null
}

/** The answer 'not found', with a log entry. */
export function notFound(log: Log, path: string) {
  log.warn({ path }, 'page not found')
  return data(null, { status: 404 })
}
