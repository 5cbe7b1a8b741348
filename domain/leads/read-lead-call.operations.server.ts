import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type LeadCall, type LeadCallDeps, leadCall, opensLead } from './lead-call.server.ts'
import { wrongNumberOfLead } from './wrong-number-of-lead.server.ts'

/** The call about a request, for whoever has its link. */
export const readLeadCall = operation({
  name: 'readLeadCall',
  summary: 'The call about a request, or the number that turned out to be wrong.',
  input: z.object({ lead: z.uuid(), key: z.string().check(z.maxLength(100)) }),
  output: z.custom<{ call: LeadCall | null; wrongNumber: string | null }>(),
  refusals: ['request_unknown'],
  limits: [{ name: 'own_pages', per: 'client' }],
  lane: 'page',
  async run(deps: LeadCallDeps, _: Caller, access) {
    if (!opensLead(deps, access)) return refused('request_unknown')
    const call = await leadCall(deps, access)
    return succeeded({ call, wrongNumber: call ? null : await wrongNumberOfLead(deps.db, access.lead) })
  },
})
