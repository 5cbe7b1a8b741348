import { z } from 'zod/mini'
import { REPORT_NOTE_MAX_LENGTH, reportKindNames } from '#domain/availability/report-kinds.ts'
import { takeReport } from '#domain/availability/reports.server.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { readBody } from './read-body.server.ts'

const reportRequest = z.strictObject({
  zipCode: z.string().check(z.regex(/^\d{5}$/, 'Give a ZIP code of five digits')),
  cell: z.optional(z.string().check(z.regex(/^[0-9a-f]{15}$/, 'Give an H3 cell'))),
  fccProviderId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  providerId: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
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

const refusals = {
  place_unknown: 'We do not know this place.',
  provider_unknown: 'We do not know this provider.',
}

/** Takes word that an entry of the results is wrong. One person counts once for an entry. */
export const action = endpoint(
  { method: 'POST', limit: 'report' },
  async ({ request, services, facts, visitor }) => {
    const body = await readBody(request, reportRequest)
    if (!body.ok) return body.response
    const user = await visitor()
    const { clientAddress } = facts
    const reporter = services.nameReporter({ userId: user?.id ?? null, clientAddress })
    const taken = await takeReport(services, reporter, body.value)
    if (!taken.ok) return problemResponse('invalid_input', { message: refusals[taken.code] })
    return json({ status: taken.value }, { status: 201 })
  },
)

export const loader = action
