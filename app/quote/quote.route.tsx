import { data, redirect, useSearchParams } from 'react-router'
import { leadRequest } from '#domain/leads/lead-form.ts'
import { leadFields } from '#domain/leads/lead-rules.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { leadCircumstances } from '../api/lead-circumstances.server.ts'
import { fieldErrors } from '../api/read-body.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { requestContext, servicesContext, settingsContext } from '../contexts.ts'
import { LeadForm, LeadThanks } from '../leads/leads.ts'
import { unlessFault } from '../problems/unless-fault.server.ts'
import type { Route } from './+types/quote.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Request a quote | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Takes the quote form where a browser posts it by itself: without script, or before the script listened. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const facts = context.get(requestContext)
  const { salesPhone } = context.get(settingsContext)
  const form = await readForm(request, [...leadFields, 'marketingConsent', 'page', 'website'])
  const wait = await services.limiter.hit('lead', facts.clientAddress)
  if (wait !== null) {
    const refusal = { values: form, errors: { form: problems.too_many_requests.message } }
    return data(refusal, { status: 429, headers: { 'retry-after': String(wait) } })
  }
  const parsed = leadRequest.safeParse({ ...form, marketingConsent: 'marketingConsent' in form })
  if (!parsed.success) return data({ values: form, errors: fieldErrors(parsed.error) }, 422)
  const lead = parsed.data
  return unlessFault(
    facts.log,
    async () => {
      await takeLead({ ...services, salesPhone }, lead, leadCircumstances(request, facts, lead.page))
      return redirect('/quote?sent', 303)
    },
    code => {
      const { status, message } = problems[code]
      return data({ values: form, errors: { form: message } }, status)
    },
  )
}

export default function Quote({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="mb-6 text-3xl">Request a quote</h1>
        {search.has('sent') ? <LeadThanks /> : <LeadForm {...actionData} />}
      </div>
    </div>
  )
}
