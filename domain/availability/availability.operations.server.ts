import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import { exampleZip } from '#domain/shared/example-zip.ts'
import { isMilitaryMail } from '#domain/shared/military-mail.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { fiveDigitZip, isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { type LookUpDeps, lookUpProviders } from './look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from './lookup-refusal.ts'
import { lookupAnswer } from './lookup-schema.ts'
import type { ZipDirectory } from './places/zip-directory.server.ts'
import { REPORT_NOTE_MAX_LENGTH, reportKindNames } from './reports/report-kinds.ts'
import type { NameReporter } from './reports/reporter.server.ts'
import { type ReportDeps, takeReport } from './reports/reports.server.ts'

/** Who serves a ZIP code. Nothing is stored. */
export const lookUpZip = operation({
  name: 'lookUpZip',
  summary: 'Who serves a ZIP code, from where that is known and how exactly.',
  input: z.object({ zip: z.string(problemKind('zip_needed').message).check(exampleZip) }),
  output: lookupAnswer,
  refusals: ['zip_needed', ...lookupRefusals],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: LookUpDeps, { log }: Caller, { zip }) {
    if (!isZipCode(readZipCode(zip))) return { ...refused('zip_needed'), field: 'zip' }
    const found = await lookUpProviders({ ...deps, log }, zip)
    return found.ok ? succeeded(found.value.result) : lookupRefusal(found, 'zip')
  },
})

/** City, state and county of a ZIP code, and other states that it has homes in. */
export const describeZip = operation({
  name: 'describeZip',
  summary:
    'City, state and county of a ZIP code, other states that it has homes in, and whether few homes or none get mail there; of one that may exist but is not listed only the state.',
  input: z.object({ zip: z.string().check(z.overwrite(readZipCode), exampleZip) }),
  output: z.object({
    ...{ zipCode: z.string(), city: z.string(), state: z.string(), county: z.string() },
    alsoIn: z.exactOptional(z.array(z.string())),
    fewHomes: z.exactOptional(z.literal(true)),
  }),
  refusals: ['zip_not_listed', 'zip_military'],
  limits: [{ name: 'zip', per: 'client' }],
  lane: 'rest',
  async run({ zips }: { zips: ZipDirectory }, _: Caller, { zip }) {
    const entry = zips.place(isZipCode(zip) ? fiveDigitZip(zip) : zip)
    if (!entry) return refused('zip_not_listed')
    if (isMilitaryMail(entry.state)) return refused('zip_military')
    const { zipCode, city, state, county } = { city: '', county: '', ...entry }
    const headers = new Headers({ 'cache-control': 'public, max-age=86400' })
    const alsoIn = zips.statesOf(entry).filter(one => one !== state)
    return {
      ...succeeded({
        ...{ zipCode, city, state, county },
        ...(alsoIn.length > 0 ? { alsoIn } : {}),
        ...(zips.isWithoutHomes(entry) ? { fewHomes: true as const } : {}),
      }),
      headers,
    }
  },
})

const reportRequest = z.strictObject({
  zipCode: z.string().check(z.regex(/^\d{5}$/, 'Give a ZIP code of five digits')),
  cell: z.optional(z.string().check(z.regex(/^[0-9a-f]{15}$/, 'Give an H3 cell'))),
  fccProviderId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  providerId: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  /** The plan in whose row it stands. */
  planId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  operatorName: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  kind: z.enum(reportKindNames, 'Choose what is wrong'),
  note: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(REPORT_NOTE_MAX_LENGTH, `Keep the note to ${REPORT_NOTE_MAX_LENGTH} characters`),
      ),
  ),
})

/** Takes a report that an entry of the results is wrong. */
export const reportEntry = operation({
  name: 'reportEntry',
  summary: 'Reports an entry of a lookup as wrong. One person counts once for an entry.',
  input: reportRequest,
  output: z.object({ status: z.literal('taken') }),
  refusals: ['place_unknown', 'provider_unknown'],
  limits: [{ name: 'report', per: 'client' }],
  lane: 'rest',
  async run(deps: ReportDeps & { nameReporter: NameReporter }, caller: Caller, report) {
    const userId = (await caller.visitor())?.id ?? null
    const { clientNetwork } = caller
    const by = {
      reporter: deps.nameReporter({ userId, clientNetwork }),
      network: deps.nameReporter({ userId: null, clientNetwork }),
    }
    const taken = await takeReport(deps, by, report)
    return taken.ok ? succeeded({ status: taken.value }) : taken
  },
})
