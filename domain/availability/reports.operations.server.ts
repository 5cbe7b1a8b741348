import { catch as orElse, z } from 'zod/mini'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type DecideDeps, decideReports } from './reports/decide-reports.server.ts'
import { reportDecisions } from './reports/report-kinds.ts'
import { type ReportedEntry, reportedEntries } from './reports/reported-entries.server.ts'

type Deps = { catalogue: Catalogue } & DecideDeps

/** No more are shown at once. */
const ENTRIES_SHOWN = 200

export const readReports = staffOperation({
  name: 'readReports',
  summary: 'Entries of the results that visitors reported as wrong, the most reported first.',
  input: z.object({ place: orElse(z.optional(z.string().check(z.regex(/^[0-9a-f]{5,15}$/))), undefined) }),
  output: z.custom<{ entries: ReportedEntry[]; place: string | null }>(),
  refusals: [],
  async run(deps: Deps, _, { place }) {
    const entries = await reportedEntries(deps, ENTRIES_SHOWN, place)
    return succeeded({ entries, place: place ?? null })
  },
})

export const decideReport = staffOperation({
  name: 'decideReport',
  summary: 'Says of the reports of an entry that they are right, or that they are not.',
  input: z.object({
    place: z.string().check(z.maxLength(20)),
    entry: z.string().check(z.maxLength(120)),
    decision: z.enum(reportDecisions),
    /** The latest decision about the entry that was seen; 0 if there was none. */
    seen: z.coerce.number().check(z.int()),
  }),
  output: z.object({}),
  refusals: ['work_gone', 'work_changed'],
  async run(deps: Deps, { staff }, wanted) {
    const decided = await decideReports(deps, staff, wanted)
    if (typeof decided === 'boolean') return decided ? succeeded({}) : refused('work_gone')
    const did = decided.after?.decision === 'confirmed' ? 'confirmed' : 'dismissed'
    const message = `${decided.actor} ${did} the reports of this entry since you opened the page. Look at it again: nothing of yours was saved.`
    return { ...refused('work_changed'), message }
  },
})
