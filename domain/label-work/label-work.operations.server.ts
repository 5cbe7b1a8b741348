import { z } from 'zod/mini'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { openDraftOf } from '#domain/catalog-drafts/draft-store.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import {
  DoubtedLabelsError,
  importLabels,
  type LabelImportReport,
  type ReadSheet,
} from '#domain/labels/import-labels.server.ts'
import { LabelFileError } from '#domain/labels/label.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import { takeBackEdition } from '#domain/labels/take-back-edition.server.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { noInput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { decideDifference } from './decide-difference.server.ts'
import { labelDecisionKinds, REASON_MAX_LENGTH } from './label-decisions.ts'
import { doubtBoxes, type LabelDoubt } from './label-doubts.ts'
import {
  type LabeledProvider,
  type LabelsOfOne,
  labeledProviders,
  labelsOfOne,
} from './label-overview.server.ts'
import { labelFetchJob } from './label-turns.ts'
import { type ComparedPlans, comparePlans } from './plan-differences.server.ts'
import { takeBackSeen } from './seen-by-upload.server.ts'

type Deps = { db: Database; catalogue: Catalogue; queue: Queue; readSheet: ReadSheet; now: () => Date }

export const readLabels = staffOperation({
  name: 'readLabels',
  summary: "Each provider's newest labels, and where plans of the catalog differ from them.",
  input: noInput,
  output: z.custom<ComparedPlans & { providers: LabeledProvider[]; now: Date }>(),
  refusals: [],
  run: async (deps: Deps) =>
    succeeded({
      ...(await comparePlans(deps)),
      providers: await labeledProviders(deps),
      now: deps.now(),
    }),
})

export const readLabelsOfProvider = staffOperation({
  name: 'readLabelsOfProvider',
  summary: "One provider's editions of labels, its bad rows, and the plans in its file that are not listed.",
  input: z.object({ provider: z.string().check(z.maxLength(80)) }),
  output: z.custom<LabelsOfOne>(),
  refusals: ['not_found'],
  async run(deps: Deps, _, { provider }) {
    const found = await labelsOfOne(deps, provider)
    return found ? succeeded(found) : refused('not_found')
  },
})

const reason = z.string().check(z.maxLength(REASON_MAX_LENGTH))

export const decideLabelDifference = staffOperation({
  name: 'decideLabelDifference',
  summary:
    'Decides on a plan that differs from its label: take the label over into a draft, or keep ours for a reason.',
  input: z.object({
    planId: z.string().check(z.maxLength(80)),
    key: z.string().check(z.maxLength(600)),
    decision: z.enum(labelDecisionKinds),
    reason: z.optional(reason),
    /** The decision that was seen, as `seenOf` names it. */
    seen: z.string().check(z.maxLength(40)),
  }),
  /** `openDraftOf`: who has a draft of the plan that stays open although ours is kept. */
  output: z.object({ drafted: z.boolean(), openDraftOf: z.nullable(z.string()) }),
  refusals: ['invalid_input', 'work_gone', 'work_changed'],
  async run(deps: Deps, { staff }, { planId, key, decision, reason: given, seen }) {
    const why = decision === 'keep' ? (given?.trim() ?? '') : null
    if (why === '') {
      return { ok: false, code: 'invalid_input', fields: { reason: 'Say why ours stays.' } } as const
    }
    const became = await decideDifference(deps, staff, { planId, key, decision, reason: why, seen })
    if (became === 'gone' || became === 'changed')
      return refused(became === 'gone' ? 'work_gone' : 'work_changed')
    if (typeof became === 'object') {
      const what = became.decision === 'keep' ? 'to keep ours' : 'to take over from the label'
      const message = `${became.by} decided ${what} since you opened this page. Look at it again: nothing of yours was saved.`
      return { ...refused('work_changed'), message }
    }
    const draft = decision === 'keep' ? await openDraftOf(deps.db, { kind: 'plan', id: planId }) : null
    return succeeded({ drafted: became === 'drafted', openDraftOf: draft?.authorName ?? null })
  },
})

export const fetchProviderLabels = staffOperation({
  name: 'fetchProviderLabels',
  summary: "Asks a provider's address for its labels now.",
  input: z.object({ provider: z.string().check(z.maxLength(80)) }),
  output: z.object({}),
  refusals: ['not_found'],
  async run({ db, queue, now }: Deps, { staff }, { provider }) {
    if (!labelSource(provider)?.file) return refused('not_found')
    await transaction(db, async tx => {
      await queue.enqueue(tx, labelFetchJob, { providerIds: [provider] })
      const actor = { staffId: staff.id, name: staff.name }
      const subject = { kind: 'labels', id: provider } as const
      await recordEvent(tx, { at: now(), actor, what: 'fetchProviderLabels', subject })
    })
    return succeeded({})
  },
})

/** The largest label file, as for downloads. */
export const LABEL_FILE_BYTES = 20 * 1024 ** 2

export const uploadLabels = staffOperation({
  name: 'uploadLabels',
  summary: "Takes a provider's file of labels over as its newest edition.",
  input: z.object({
    provider: z.string().check(z.maxLength(80)),
    date: z.iso.date('Enter the day of the download.'),
    fileName: z.string().check(z.maxLength(200)),
    bytes: z.instanceof(Uint8Array, { error: 'Choose a file.' }),
    /** Takes a file with far fewer plans than the one before. */
    allowFewer: z.boolean(),
    /** Takes a file whose labels name another provider than the one before. */
    allowOther: z.boolean(),
    /** Takes a file most of whose prices are far from those before. */
    allowPrices: z.boolean(),
  }),
  output: z.custom<LabelImportReport>(),
  refusals: ['invalid_input'],
  async run(deps: Deps, { staff }, { provider, date, fileName, bytes, ...allowed }) {
    const { catalogue, now } = deps
    const fault = (fields: Record<string, string>) => ({ ok: false, code: 'invalid_input', fields }) as const
    if (!catalogue.provider(provider) && !labelSource(provider))
      return fault({ provider: 'Choose a provider.' })
    if (bytes.length === 0)
      return fault({ file: fileName ? `${fileName} is empty, and nothing was changed.` : 'Choose a file.' })
    if (bytes.length > LABEL_FILE_BYTES) return fault({ file: 'The file is larger than 20 MB.' })
    if (date > easternDay(now())) return fault({ date: 'That day is still to come.' })
    try {
      const order = { providerId: provider, date, careful: true, ...allowed }
      const report = await importLabels(deps, { bytes, source: fileName }, order, (tx, taken) =>
        recordEvent(tx, {
          at: now(),
          actor: { staffId: staff.id, name: staff.name },
          what: 'uploadLabels',
          subject: { kind: 'labels', id: provider },
          details: { after: { fileName, date, outcome: taken.outcome, ...seenIn(taken) } },
        }),
      )
      return succeeded(report)
    } catch (error) {
      if (!(error instanceof LabelFileError)) throw error
      const file = `The file was refused and nothing changed: ${error.message}.`
      const doubt: LabelDoubt | null = error instanceof DoubtedLabelsError ? error.allowedBy : null
      if (doubt === null) return fault({ file })
      const remedy = `If that is right, choose the file again and check “${doubtBoxes[doubt]}”.`
      return fault({ file: `${file} ${remedy}`, [doubt]: 'Say whether that is right' })
    }
  },
})

const seenIn = (report: LabelImportReport) =>
  report.outcome === 'unchanged' && report.seen ? { seen: report.seen } : {}

export const takeBackLabelCheck = staffOperation({
  name: 'takeBackLabelCheck',
  summary: "Makes a provider's labels count as checked on the day before today's upload of the same file.",
  input: z.object({ provider: z.string().check(z.maxLength(80)) }),
  output: z.object({}),
  refusals: ['work_gone'],
  run: ({ db, now }: Deps, { staff }, { provider }) =>
    transaction(db, async tx => {
      const at = now()
      const gone = await takeBackSeen(tx, provider, at)
      if (!gone) return refused('work_gone')
      await recordEvent(tx, {
        ...{ at, actor: { staffId: staff.id, name: staff.name }, what: 'takeBackLabelCheck' },
        subject: { kind: 'labels', id: provider },
        details: { before: { lastSeen: gone.now }, after: { lastSeen: gone.before } },
      })
      return succeeded({})
    }),
})

export const takeBackLabels = staffOperation({
  name: 'takeBackLabels',
  summary: "Goes back to a provider's edition of labels before the one that was uploaded today.",
  input: z.object({ provider: z.string().check(z.maxLength(80)), date: z.iso.date() }),
  output: z.object({}),
  refusals: ['work_gone'],
  run: ({ db, now }: Deps, { staff }, { provider, date }) =>
    transaction(db, async tx => {
      const at = now()
      const gone = await takeBackEdition(tx, { providerId: provider, date }, at)
      if (!gone) return refused('work_gone')
      await recordEvent(tx, {
        ...{ at, actor: { staffId: staff.id, name: staff.name }, what: 'takeBackLabels' },
        subject: { kind: 'labels', id: provider },
        details: { before: { fileName: gone.source, date }, after: { date: gone.since } },
      })
      return succeeded({})
    }),
})
