import { data } from 'react-router'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { labelProviderName } from '#domain/labels/label-providers.ts'
import type { Log } from '#platform/log.server.ts'

/** A provider whose labels are kept, by the id in an address; it need not be one that we sell. */
export type LabelProvider = { id: string; name: string; path: string }

/** Throws the answer 'not found' where no labels of such a provider are kept. */
export function labelProvider(catalogue: Catalogue, id: string, { log }: { log: Log }): LabelProvider {
  const name = catalogue.provider(id)?.name ?? labelProviderName(id)
  if (name === null) throw notFound(log, `/providers/${id}`)
  return { id, name, path: catalogue.provider(id)?.page ?? `/providers/${id}` }
}

/** The answer 'not found', told to the log. */
export function notFound(log: Log, path: string) {
  log.warn({ path }, 'page not found')
  return data(null, { status: 404 })
}
