import { data, redirect, useSearchParams } from 'react-router'
import { askPrivacyChoices } from '#domain/people/privacy.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { NO_MAIL_TITLE, NoMail } from '../contact/no-mail.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useSettings } from '../use-settings.ts'
import type { Route } from './+types/privacy-choices.route.ts'
import { BrowserChoices } from './browser-choices.tsx'
import { ContactForm } from './contact-form.tsx'
import { OutcomeBox } from './outcome-box.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your Privacy Choices',
    description: `See what ${brand.name} keeps in this browser, whether Global Privacy Control is honored, and how to stop calls or have your data deleted.`,
    path: '/privacy-choices',
  })

/** Takes an email address or phone number. The answer is the same whether or not we know it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { contact = '' } = await readForm(request, ['contact'])
  const result = await performForm(askPrivacyChoices, { request, context }, { contact })
  if (result.ok) return redirect(`/privacy-choices?done=${result.value.done}#requests`, 303)
  const { status, message } = refusalKind(result)
  const fault = result.fields?.contact ?? message
  return data({ contact: contact.slice(0, 500), fault }, { status, headers: retryHeaders(result) })
}

export default function PrivacyChoices({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const done = search.get('done')
  const { mailsGoOut } = useSettings()
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="max-w-measure space-y-10">
        <div>
          <h1 className="text-3xl sm:text-4xl">Your Privacy Choices</h1>
          <p className="mt-4 text-lg text-soft">
            We do not sell or share personal data, and no outside script runs here unless you allow it. Here’s
            what you can see and change.
          </p>
        </div>
        <section aria-labelledby="browser">
          <h2 id="browser" className="text-2xl">
            In this browser
          </h2>
          <BrowserChoices />
        </section>
        <section id="requests" aria-labelledby="requests-title">
          <h2 id="requests-title" className="text-2xl">
            Stop offers, or delete your data
          </h2>
          <p className="mt-3">
            Enter a <strong>phone number</strong> and we stop offers to it by phone and text right away.{' '}
            {mailsGoOut ? (
              <>
                Enter an <strong>email address</strong> and we send a link there to stop offers and delete
                your data, so nobody else can do it for you.
              </>
            ) : (
              <NoMail />
            )}
          </p>
          {done === 'mailed' ? mailsGoOut ? <Mailed /> : <NotMailed /> : null}
          {done === 'withdrawn' ? <Withdrawn mailsGoOut={mailsGoOut} /> : null}
          {done === 'mailed' || done === 'withdrawn' ? null : <ContactForm {...actionData} />}
        </section>
        <section aria-labelledby="calls">
          <h2 id="calls" className="text-2xl">
            Other ways to stop calls and texts
          </h2>
          <p className="mt-3">
            We call about an order or a quote because you asked us to. If you also agreed to offers by phone
            or text, you can take that back at any time: reply STOP to a text, tell any caller, or call{' '}
            <PhoneLink />. We stop at once where we can, and within 10 business days at the latest.
          </p>
        </section>
        <section aria-labelledby="kept">
          <h2 id="kept" className="text-2xl">
            What we may not delete
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            <li>
              The record of what you agreed to, for five years: the rules on telemarketing (16 CFR 310.5) ask
              sellers to keep that proof. It is used for nothing else.
            </li>
            <li>Orders, which we keep as business records for as long as tax and business law requires.</li>
          </ul>
          <p className="mt-3">
            To see or correct what we keep, or to delete it by phone number alone, call <PhoneLink />. We ask
            for what you gave us, to be sure it is yours.
          </p>
        </section>
      </div>
    </div>
  )
}

const again = (
  <p>
    <a href="/privacy-choices" className="text-signal underline underline-offset-4">
      Another address or number
    </a>
  </p>
)

function Mailed() {
  return (
    <OutcomeBox title="A link is on its way to your mailbox">
      <p>
        Open it within 24 hours to choose. It works once. If it does not come, check your spam folder, or call{' '}
        <PhoneLink />.
      </p>
      {again}
    </OutcomeBox>
  )
}

function NotMailed() {
  return (
    <NoticeBox tone="alarm" title={NO_MAIL_TITLE} className="mt-4">
      <p className="my-2">
        <NoMail />
      </p>
      {again}
    </NoticeBox>
  )
}

function Withdrawn({ mailsGoOut }: { mailsGoOut: boolean }) {
  return (
    <OutcomeBox title="Offers to this number have ended">
      <p>
        Whatever agreement to offers by phone or text was given with it is withdrawn as of now. Calls about an
        order or a quote that you asked for may still come.
      </p>
      <p className="text-soft">
        {mailsGoOut
          ? 'To delete what we keep, enter the email address that you gave with it, or call '
          : 'To delete what we keep, call '}
        <PhoneLink />.
      </p>
      {again}
    </OutcomeBox>
  )
}
