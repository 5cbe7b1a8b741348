import { brotliDecompressSync } from 'node:zlib'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { editionRows, standingAfter } from './edition-rows.ts'
import { labelBox, type UnpackedEdition, unpackBox } from './label-box.ts'
import {
  freeNumbers,
  insertEdition,
  lockLabels,
  newestEdition,
  standingLabels,
} from './label-store.server.ts'
import { nextEdition, type StandingLabel } from './next-edition.ts'

/**
 * Imports the editions of a provider's box that are newer than what is stored, in one transaction; returns how many.
 * `bytes` is the compressed box. Throws if it is damaged.
 */
export async function loadLabelBox(db: Database, bytes: Uint8Array): Promise<number> {
  const box = labelBox.parse(JSON.parse(brotliDecompressSync(bytes).toString('utf8')))
  const last = box.editions.at(-1)
  const known = await newestEdition(db, box.providerId)
  // The usual case at a start: what the box holds is already there.
  if (!last || (known && known.lastSeen >= last.date)) return 0
  const editions = unpackBox(box)
  return transaction(db, async tx => {
    await lockLabels(tx)
    return takeOver(tx, box.providerId, editions)
  })
}

async function takeOver(tx: Tx, providerId: string, editions: readonly UnpackedEdition[]): Promise<number> {
  const newest = await newestEdition(tx, providerId)
  let since = newest?.date ?? null
  let standing: StandingLabel[] = newest ? await standingLabels(tx, providerId) : []
  const { editionId: firstId, ...next } = await freeNumbers(tx)
  let id = firstId
  for (const { labels, ...edition } of editions) {
    if (newest && edition.date <= newest.lastSeen) continue
    const { date } = edition
    const step = nextEdition(providerId, standing, labels)
    const rows = editionRows({ editionId: id, providerId, date, since }, step, next)
    await insertEdition(tx, { id, providerId, ...edition, labels: labels.length }, rows)
    standing = standingAfter(step, rows)
    since = date
    id += 1
  }
  return id - firstId
}
