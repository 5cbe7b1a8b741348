import { data, redirect, useSearchParams } from 'react-router'
import { writtenForWantOfNumber, writtenInstead } from '#domain/callbacks/written-instead.ts'
import { leadFields } from '#domain/leads/lead-rules.ts'
import { requestQuote } from '#domain/leads/leads.operations.server.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { LeadForm, LeadThanks } from '../leads/leads.ts'
import type { Route } from './+types/quote.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Request a quote | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** In the address of the thanks: the number is one that nobody calls. */
const WRITTEN = 'written'
/** The same where the number is none that can be dialed. */
const NO_NUMBER = 'no-number'

/** Why nobody calls, by what the address of the thanks says. */
const whyWritten: Record<string, string> = {
  [WRITTEN]: writtenInstead(''),
  [NO_NUMBER]: writtenForWantOfNumber(''),
}

/** Takes the quote form if a browser posts it by itself: without script, or before the script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, [...leadFields, 'answerBy', 'marketingConsent', 'page', 'website'])
  const lead = { ...form, marketingConsent: 'marketingConsent' in form }
  const result = await performForm(requestQuote, { request, context }, lead)
  if (result.ok) {
    const { callPage, instead } = result.value
    const why = canBeDialed(form.phone ?? '') ? WRITTEN : NO_NUMBER
    const sent = instead ? why : (form.answerBy ?? 'call')
    return redirect(callPage ?? `/quote?sent=${sent}`, 303)
  }
  const { status, message } = refusalKind(result)
  const errors = result.fields ?? { [result.field ?? 'form']: message }
  return data({ values: form, errors: inFormOrder(errors) }, { status, headers: retryHeaders(result) })
}

/** What is wrong, in the order of the fields: whoever reads the list goes down the form. */
function inFormOrder(errors: FieldErrors): FieldErrors {
  const place = ([name]: readonly [string, unknown]) => leadFields.findIndex(field => field === name)
  return Object.fromEntries(Object.entries(errors).toSorted((a, b) => place(a) - place(b)))
}

export default function Quote({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="mb-6 text-3xl">Request a quote</h1>
        {search.has('sent') ? (
          <LeadThanks
            byEmail={search.get('sent') === 'email'}
            instead={whyWritten[search.get('sent') ?? '']}
          />
        ) : (
          <LeadForm {...actionData} />
        )}
      </div>
    </div>
  )
}
