import { z } from 'zod/mini'
import { noInput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { isStateCode, usStates } from '#domain/shared/us-states.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { countyAges } from './counties/county-ages.server.ts'
import type { CountyCoverage } from './counties/county-coverage.server.ts'
import { currentImports } from './coverage-data/coverage-index.server.ts'
import { type CoverageJob, latestCoverageJobs } from './coverage-data/coverage-job-store.server.ts'
import { coverageByState, type StateCoverage } from './coverage-data/coverage-states.ts'
import type { CoverageUploads, UnfinishedUpload, UploadFacts } from './coverage-data/coverage-uploads.ts'
import {
  cancelJob,
  fetchFromFcc,
  importUpload,
  orderTakeBack,
} from './coverage-data/order-coverage-job.server.ts'
import { providerNames } from './coverage-data/provider-names.server.ts'

type Deps = {
  db: Database
  queue: Queue
  coverageUploads: CoverageUploads
  counties: { coverage: Pick<CountyCoverage, 'countiesOfState'> }
  /** Whether an account for the FCC's service is set. */
  hasFccAccount: boolean
  now: () => Date
}

const JOBS_SHOWN = 30

/** A job as the desk shows it. */
export type ShownJob = Omit<CoverageJob, 'order' | 'uploadId'>

export const readCoverage = staffOperation({
  name: 'readCoverage',
  summary: 'What coverage is served of which state, the jobs that change it, and the uploads on their way.',
  input: noInput,
  output: z.custom<{
    states: StateCoverage[]
    jobs: ShownJob[]
    uploads: UnfinishedUpload[]
    hasFccAccount: boolean
    now: Date
  }>(),
  refusals: [],
  async run({ db, coverageUploads, counties, hasFccAccount, now }: Deps) {
    const [imports, ages, names, jobs, uploads] = await Promise.all([
      currentImports(db),
      countyAges(db),
      providerNames(db),
      latestCoverageJobs(db, JOBS_SHOWN),
      coverageUploads.unfinished(),
    ])
    const shown = jobs.map(({ order: _order, uploadId: _upload, ...job }) => job)
    const hasCounties = (code: string) =>
      isStateCode(code) && counties.coverage.countiesOfState(code).some(({ known }) => known)
    const states = coverageByState(imports, { ages, names, hasCounties })
    return succeeded({ states, jobs: shown, uploads, hasFccAccount, now: now() })
  },
})

/** Permission to upload is checked before every request of an upload; its end queues the import. */
export const uploadCoverage = staffOperation({
  name: 'uploadCoverage',
  summary: 'Sends a part of a coverage file of the FCC.',
  input: noInput,
  output: z.custom<{ by: string; finished: (upload: UploadFacts) => Promise<void> }>(),
  refusals: [],
  run: async (deps: Deps, { staff }) =>
    succeeded({
      by: staff.name,
      finished: async (upload: UploadFacts) => void (await importUpload(deps, staff, upload)),
    }),
})

const statesField = z.string().check(z.maxLength(400))

export const fetchCoverage = staffOperation({
  name: 'fetchCoverage',
  summary: 'Fetches the newest coverage from the FCC with the account of the settings.',
  input: z.object({ states: statesField }),
  output: z.object({}),
  refusals: ['invalid_input', 'state_refused'],
  async run(deps: Deps, { staff }, { states }) {
    if (!deps.hasFccAccount) return refused('state_refused')
    const codes = states
      .split(/[\s,]+/)
      .filter(code => code !== '')
      .map(code => code.toUpperCase())
    const unknown = codes.filter(code => !usStates.some(state => state.code === code))
    if (unknown.length > 0) {
      const words = `Not a state: ${unknown.join(', ')}. Use codes such as VT, NH, or leave it empty for all states.`
      return { ok: false, code: 'invalid_input', fields: { states: words } } as const
    }
    await fetchFromFcc(deps, staff, codes.length === 0 ? null : codes)
    return succeeded({})
  },
})

export const cancelCoverageJob = staffOperation({
  name: 'cancelCoverageJob',
  summary: 'Stops a job that changes the coverage; what was served is served still.',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: ['work_gone'],
  run: async (deps: Deps, { staff }, { id }) =>
    (await cancelJob(deps, staff, id)) ? succeeded({}) : refused('work_gone'),
})

export const takeBackCoverage = staffOperation({
  name: 'takeBackCoverage',
  summary: 'Serves what was served before an import.',
  input: z.object({ importId: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.object({}),
  refusals: ['work_gone'],
  run: async (deps: Deps, { staff }, { importId }) =>
    (await orderTakeBack(deps, staff, importId)) === null ? refused('work_gone') : succeeded({}),
})

export const removeCoverageUpload = staffOperation({
  name: 'removeCoverageUpload',
  summary: 'Removes an upload that is on its way.',
  input: z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  output: z.object({}),
  refusals: ['work_gone'],
  async run({ coverageUploads }: Deps, _, { upload }) {
    const known = (await coverageUploads.unfinished()).some(({ id }) => id === upload)
    if (!known) return refused('work_gone')
    await coverageUploads.remove(upload)
    return succeeded({})
  },
})
