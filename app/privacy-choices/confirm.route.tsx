import { data, redirect } from 'react-router'
import { confirmPrivacyChoices, readPrivacyLink } from '#domain/people/privacy.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import type { Route } from './+types/confirm.route.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Done } from './done.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Confirm your privacy choices | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The token in the address stays here; with no referrer at all, the form wouldn't say where it comes from.
  { name: 'referrer', content: 'same-origin' },
]

/** The longest text that is looked up as a token. */
const TOKEN_MAX_LENGTH = 100

/** Shows what an emailed link can do. Nothing happens before the form is sent, because mail programs open links, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const done = params.get('done')
  if (done === 'stop' || done === 'erase' || done === 'copy') {
    const staying = params.getAll('staying')
    const left = { orders: staying.includes('orders'), account: staying.includes('account') }
    const besides = params.getAll('besides')
    const also = { stop: besides.includes('stop'), erase: besides.includes('erase') }
    return { state: 'done', done, left, also } as const
  }
  const token = (params.get('token') ?? '').slice(0, TOKEN_MAX_LENGTH)
  const found = await askPage(readPrivacyLink, { request, context }, { token })
  const email = found.ok ? found.value.email : null
  return email ? { state: 'open' as const, token, email } : { state: 'closed' as const }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['token', 'stop', 'erase', 'copy'])
  const wishes = { stop: 'stop' in form, erase: 'erase' in form, copy: 'copy' in form }
  const input = { ...wishes, token: form.token ?? '' }
  const result = await performForm(confirmPrivacyChoices, { request, context }, input)
  if (!result.ok) {
    const { status, message } = refusalKind(result)
    return data({ ...wishes, fault: message }, { status, headers: retryHeaders(result) })
  }
  const { done, staying } = result.value
  if (!done) return redirect('/privacy-choices/confirm', 303)
  const query = new URLSearchParams({ done })
  for (const what of ['orders', 'account'] as const) if (staying[what]) query.append('staying', what)
  if (done === 'copy')
    for (const wish of ['stop', 'erase'] as const) if (wishes[wish]) query.append('besides', wish)
  return redirect(`/privacy-choices/confirm?${query}`, 303)
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">Confirm your privacy choices</h1>
        {loaderData.state === 'open' ? <ConfirmForm {...loaderData} {...actionData} /> : null}
        {loaderData.state === 'closed' ? <Closed /> : null}
        {loaderData.state === 'done' ? <Done {...loaderData} /> : null}
      </div>
    </div>
  )
}

function Closed() {
  return (
    <div className="mt-5 space-y-3">
      <p>This link was used already, or its 24 hours are over. Nothing was changed by opening it.</p>
      <p>
        <a href="/privacy-choices" className="font-semibold text-signal underline underline-offset-4">
          Ask for a new link
        </a>{' '}
        or call <PhoneLink />.
      </p>
    </div>
  )
}
