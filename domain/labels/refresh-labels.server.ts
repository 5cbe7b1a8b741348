import { easternDay } from '#domain/shared/calendar.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import {
  DoubtedLabelsError,
  type FoundFile,
  importLabels,
  type LabelImportReport,
  type ReadSheet,
} from './import-labels.server.ts'
import { LabelFileError } from './label.ts'
import type { LabelSource } from './label-sources.ts'
import {
  keepDownload,
  lastDownload,
  lockLabels,
  newestEdition,
  seeEditionAgain,
} from './label-store.server.ts'

/** How an address identifies its content, from its last answer. */
type KnownVersion = { etag: string | null; lastModified: string | null }

/** What an address answered. */
export type LabelAnswer =
  | ({ kind: 'file'; bytes: Uint8Array } & KnownVersion)
  /** The content is the version we already have. */
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string }

/** Requests an address's file if it isn't the version we have. Never throws. */
export type DownloadLabels = (address: string, known: KnownVersion) => Promise<LabelAnswer>

export type RefreshDeps = {
  db: Database
  readSheet: ReadSheet
  download: DownloadLabels
  now: () => Date
}

/** The result of refreshing a provider; with `kept` its last edition stays, and the reason is given. */
export type RefreshResult = { source: LabelSource } & (
  | { outcome: 'taken'; report: LabelImportReport }
  | { outcome: 'kept'; reason: string }
)

type WithFile = LabelSource & { file: string }

/**
 * Requests labels from each provider's address, one after the other, and imports what is new. If a file is missing,
 * cut off, too large or not a label file, the provider's last edition stays as it is.
 */
export async function* refreshLabels(
  deps: RefreshDeps,
  sources: readonly LabelSource[],
): AsyncGenerator<RefreshResult> {
  for (const source of sources) {
    const { file } = source
    if (file !== null) yield { source, ...(await refreshOne(deps, { ...source, file })) }
  }
}

type Outcome = { outcome: 'taken'; report: LabelImportReport } | { outcome: 'kept'; reason: string }

async function refreshOne(deps: RefreshDeps, source: WithFile): Promise<Outcome> {
  const { db, now } = deps
  const { providerId, file: address } = source
  const last = await lastDownload(db, address)
  const known = { etag: last?.etag ?? null, lastModified: last?.lastModified ?? null }
  const answer = await deps.download(address, known)
  const outcome = await takeAnswer(deps, source, answer)
  // A file that couldn't be imported is requested in full the next time.
  const version = answer.kind === 'file' && outcome.outcome === 'taken' ? versionOf(answer) : known
  const result = outcome.outcome === 'taken' ? outcome.report.outcome : outcome.reason
  const checkedAt = now()
  const failingSince = outcome.outcome === 'taken' ? null : (last?.failingSince ?? checkedAt)
  const kept = { address, providerId, ...version, checkedAt, result, failingSince }
  await transaction(db, tx => keepDownload(tx, kept))
  return outcome
}

const versionOf = ({ etag, lastModified }: KnownVersion) => ({ etag, lastModified })

async function takeAnswer(
  { db, readSheet, now }: RefreshDeps,
  { providerId, file: source }: WithFile,
  answer: LabelAnswer,
): Promise<Outcome> {
  if (answer.kind === 'failed') return { outcome: 'kept', reason: answer.reason }
  const date = easternDay(now())
  if (answer.kind === 'unchanged') return seeAgain(db, providerId, date)
  try {
    const found: FoundFile = { bytes: answer.bytes, source }
    const report = await importLabels({ db, readSheet }, found, { providerId, date, careful: true })
    return { outcome: 'taken', report }
  } catch (error) {
    if (!(error instanceof LabelFileError)) throw error
    // Nobody is there to say that it is right.
    const hint = error instanceof DoubtedLabelsError ? '. Upload it at the desk if that is right' : ''
    return { outcome: 'kept', reason: `${error.message}${hint}` }
  }
}

function seeAgain(db: Database, providerId: string, date: string): Promise<Outcome> {
  return transaction(db, async tx => {
    await lockLabels(tx)
    const newest = await newestEdition(tx, providerId)
    if (!newest)
      return { outcome: 'kept', reason: 'it says that its file is unchanged, but there is no edition of it' }
    const isLater = newest.lastSeen < date
    if (isLater) await seeEditionAgain(tx, newest.id, date)
    const seen = isLater ? { seen: { before: newest.lastSeen, now: date } } : {}
    const { date: of } = newest
    return {
      outcome: 'taken',
      report: { outcome: 'unchanged', date: of, newest: of, ...seen, providerName: null, bad: [] },
    }
  })
}
