import { Info, PhoneCall } from 'lucide-react'
import { data, Link, redirect } from 'react-router'
import { writtenInstead } from '#domain/callbacks/written-instead.ts'
import { wrongNumberWords } from '#domain/callbacks/wrong-number-words.ts'
import type { LeadCall } from '#domain/leads/lead-call.server.ts'
import { chooseLeadHour, withdrawRequest } from '#domain/leads/leads.operations.server.ts'
import { readLeadCall } from '#domain/leads/read-lead-call.operations.server.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { performForm, refusalKind, retryHeaders } from '../api/perform-form.server.ts'
import { readForm } from '../api/read-form.server.ts'
import { AgreedTime, CalledFrom, PromisedTime, Slot } from '../callbacks/callbacks.ts'
import { PhoneLink } from '../contact/call-link.tsx'
import { KeptPhones } from '../contact/kept-phones.tsx'
import { CalendarLink, HourForm, hourWords } from '../orders/orders.ts'
import { SendFault } from '../problems/send-fault.tsx'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/lead-call.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Your callback | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The key in the address stays here; with no referrer at all, a form wouldn't say where it comes from.
  { name: 'referrer', content: 'same-origin' },
]

/** What the form asks for and, once that is done, the address says. */
const WITHDRAWN = 'withdrawn'
/** What the address says once an hour was chosen, moved or given up. */
const CHOSEN = 'chosen'

/** The call about a submitted request, for somebody with its link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100)
  const access = { lead: params.lead, key }
  const found = await askPage(readLeadCall, { request, context }, access)
  const call = found.ok ? found.value.call : null
  const self = `/callback/${params.lead}?${new URLSearchParams({ key })}`
  const withdrawn = call === null && new URL(request.url).searchParams.has(WITHDRAWN)
  const wrongNumber = found.ok && !withdrawn ? found.value.wrongNumber : null
  const isKnown = call || withdrawn || wrongNumber !== null
  const chosen = new URL(request.url).searchParams.has(CHOSEN)
  return data({ call, self, withdrawn, wrongNumber, chosen }, { status: isKnown ? 200 : 404 })
}

/** Takes the chosen hour, or the request back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { intent, startsAt, timeZone } = await readForm(request, ['intent', 'startsAt', 'timeZone'])
  const key = (new URL(request.url).searchParams.get('key') ?? '').slice(0, 100)
  const access = { lead: params.lead, key }
  const withdraws = intent === WITHDRAWN
  const result = withdraws
    ? await performForm(withdrawRequest, { request, context }, access)
    : await performForm(
        chooseLeadHour,
        { request, context },
        { ...access, startsAt: startsAt || null, timeZone: timeZone ?? null },
      )
  const after = new URLSearchParams({ key, [withdraws ? WITHDRAWN : CHOSEN]: '1' })
  if (result.ok) return redirect(`/callback/${params.lead}?${after}`, 303)
  const { status, title, message } = refusalKind(result)
  return data({ title, message }, { status, headers: retryHeaders(result) })
}

export default function Callback({
  loaderData: { call, self, withdrawn, wrongNumber, chosen },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">
          {call
            ? 'Thank you, we have your request'
            : withdrawn
              ? 'Your request is withdrawn'
              : wrongNumber === null
                ? 'Nothing to show'
                : 'We couldn’t reach you'}
        </h1>
        {actionData ? (
          <div className="mt-5">
            <SendFault title={actionData.title} lines={[actionData.message]} occasion={actionData} />
          </div>
        ) : null}
        {call && chosen && !actionData ? (
          <NoticeBox
            tone="good"
            title={hourWords({ slotStartsAt: call.slotStartsAt, withoutHour: call.answerBy })}
            className="mt-5"
          />
        ) : null}
        {call ? (
          <Call call={call} self={self} />
        ) : withdrawn ? (
          <Withdrawn />
        ) : wrongNumber === null ? (
          <Over />
        ) : (
          <WrongNumber phone={wrongNumber} />
        )}
      </div>
    </div>
  )
}

const firstContact = {
  call: ({ phone }: LeadCall) => `calls ${phoneWords(phone) || 'you'}`,
  text: ({ phone }: LeadCall) => `texts ${phoneWords(phone) || 'you'}`,
  email: ({ email }: LeadCall) => `emails ${email || 'you'}`,
}

function Call({ call, self }: { call: LeadCall; self: string }) {
  const { slotStartsAt, timeZone, firstName, dueAt, agreedAt } = call
  const NextIcon = slotStartsAt || call.answerBy === 'call' ? PhoneCall : Info
  if (call.overdue) {
    return (
      <p className="mt-5">
        We promised to answer <PromisedTime at={dueAt} homeZone={timeZone} />. Didn’t hear from us? Call{' '}
        <PhoneLink />.
      </p>
    )
  }
  return (
    <>
      <p className="mt-5 flex items-start gap-2 text-lg">
        <NextIcon aria-hidden className="mt-1 size-5 shrink-0 text-signal" strokeWidth={1.75} />
        <span>
          {firstName ?? 'A representative'}{' '}
          {slotStartsAt ? (
            <>
              <KeptPhones words={firstContact.call(call)} /> in the hour you chose:{' '}
              <Slot at={slotStartsAt} homeZone={timeZone} />
            </>
          ) : agreedAt ? (
            <>
              <KeptPhones words={firstContact[call.isWritten ? 'email' : 'call'](call)} />{' '}
              <AgreedTime at={agreedAt} homeZone={timeZone} />
            </>
          ) : (
            <>
              <KeptPhones words={firstContact[call.answerBy](call)} />{' '}
              <PromisedTime at={dueAt} homeZone={timeZone} />
            </>
          )}
          . {call.together ? 'We answer your requests together. ' : null}
          {slotStartsAt || call.answerBy === 'call' ? <CalledFrom firstName={firstName} /> : null}
          {call.doNotCall ? writtenInstead(call.email) : null}
        </span>
      </p>
      {call.canCall ? (
        <div className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
          <HourForm
            action={self}
            hours={call.freeHours}
            homeZone={timeZone}
            slotStartsAt={slotStartsAt}
            withoutHour={call.answerBy}
            isAgreed={agreedAt !== null && slotStartsAt === null}
          />
          {slotStartsAt ? <CalendarLink page={self} /> : null}
        </div>
      ) : null}
      <p className="mt-6 text-soft">
        Would you rather talk now? Call <PhoneLink />.
      </p>
      {call.canWithdraw ? (
        <form method="post" action={self} className="mt-6">
          <input type="hidden" name="intent" value={WITHDRAWN} />
          <Button type="submit" look="secondary">
            {call.answerBy === 'call' ? 'Don’t call me' : 'Withdraw my request'}
          </Button>
        </form>
      ) : null}
    </>
  )
}

function Withdrawn() {
  return (
    <p className="mt-5">
      Nobody contacts you about it. Changed your mind? Send us another request, or call <PhoneLink />.
    </p>
  )
}

function WrongNumber({ phone }: { phone: string }) {
  return (
    <p className="mt-5">
      <KeptPhones words={wrongNumberWords(phone, 'request')} />. Please{' '}
      <Link to="/quote" className="underline underline-offset-4">
        send us the request again
      </Link>{' '}
      with your number, or call <PhoneLink />.
    </p>
  )
}

function Over() {
  return (
    <p className="mt-5">
      This link has expired, or we have answered your request already. Anything else? Call <PhoneLink />.
    </p>
  )
}
