import { z } from 'zod/mini'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { exampleZip } from '#domain/shared/example-zip.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { fiveDigitZip, readZipCode } from '#domain/shared/zip-code.ts'
import type { Database } from '#platform/database.server.ts'
import { callPromise } from './call-promise.server.ts'
import { type CallingTerms, freeHours } from './free-hours.server.ts'
import type { PlacesOfZips } from './time-zone-of.server.ts'

type Deps = { db: Database; zips: PlacesOfZips; now: () => Date; settings: CallingTerms }

/** The hours in which a home at a ZIP code can be called. */
export const listCallHours = operation({
  name: 'listCallHours',
  summary:
    'The hours of the next five days in which a home at a ZIP code can be called, and by when it is called without one.',
  input: z.object({
    zip: z
      .string()
      .check(
        z.overwrite(readZipCode),
        z.regex(/^\d{5}(?:-\d{4})?$/, 'Give a ZIP code of five digits'),
        z.overwrite(fiveDigitZip),
        exampleZip,
      ),
  }),
  output: z.object({
    timeZone: z
      .string()
      .check(
        z.describe(
          'IANA zone of the home; of the business for a ZIP code that our directory can’t place: orders are taken there, too.',
        ),
      ),
    callBy: z.iso.datetime(),
    /** Starts of whole hours, in UTC. */
    hours: z.array(z.iso.datetime()),
  }),
  refusals: [],
  limits: [{ name: 'zip', per: 'client' }],
  lane: 'rest',
  async run({ db, zips, now, settings }: Deps, _: Caller, { zip }) {
    const at = now()
    const { timeZone, callBy } = callPromise(zips, zip, at, settings.staffed)
    const hours = await freeHours(db, timeZone, at, settings)
    return succeeded({
      timeZone: timeZone ?? BUSINESS_ZONE,
      callBy: callBy.toISOString(),
      hours: hours.map(hour => hour.toISOString()),
    })
  },
})
