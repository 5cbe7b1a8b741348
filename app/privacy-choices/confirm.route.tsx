import { data, redirect } from 'react-router'
import { confirmPrivacyChoices } from '#domain/people/privacy.operations.server.ts'
import { findPrivacyLink } from '#domain/people/privacy-links.server.ts'
import { brand } from '#platform/brand.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { servicesContext } from '../contexts.ts'
import type { Route } from './+types/confirm.route.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { OutcomeBox } from './outcome-box.tsx'

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
  const { db, now } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const done = params.get('done')
  if (done === 'stop' || done === 'erase' || done === 'copy') {
    return { state: 'done', done } as const
  }
  const token = (params.get('token') ?? '').slice(0, TOKEN_MAX_LENGTH)
  const email = token ? await findPrivacyLink(db, token, now()) : null
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
  const { done } = result.value
  return redirect(`/privacy-choices/confirm${done ? `?done=${done}` : ''}`, 303)
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">Confirm your privacy choices</h1>
        {loaderData.state === 'open' ? <ConfirmForm {...loaderData} {...actionData} /> : null}
        {loaderData.state === 'closed' ? <Closed /> : null}
        {loaderData.state === 'done' ? <Done done={loaderData.done} /> : null}
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

function Done({ done }: { done: 'stop' | 'erase' | 'copy' }) {
  if (done === 'copy') {
    return (
      <OutcomeBox title="Your copy is being prepared">
        <p>
          We send what we hold about you to this address within 45 days. If you also asked us to delete it, we
          do so as soon as the copy is sent.
        </p>
      </OutcomeBox>
    )
  }
  return (
    <OutcomeBox
      title={done === 'erase' ? 'Your data are deleted, and offers have ended' : 'Offers have ended'}
    >
      <p>
        Whatever agreement to offers was given with this address, or for a phone number that came with it, is
        withdrawn as of now.
      </p>
      {done === 'erase' ? (
        <p>
          Your name, email address, phone number and addresses are gone from requests, searches, alerts, mails
          and messages, and conversations in which you gave the address are deleted with every word. The
          record of what you agreed to stays for five years, as 16 CFR 310.5 asks. Orders that are over keep
          only what was sold; one that is under way keeps your details until it is over, and then we delete
          them.
        </p>
      ) : null}
    </OutcomeBox>
  )
}
