import { Link, useLocation } from 'react-router'
import { findChatOfLead } from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { agreedTime, isWritten } from '#domain/callbacks/agreed-time.ts'
import { claim, giveBack, handOver } from '#domain/desk/desk.operations.server.ts'
import {
  keepLeadNote,
  mergeLeadsOfOne,
  openLeadAgain,
  readLead,
  recordOutcomeOfLead,
} from '#domain/leads/desk-leads.operations.server.ts'
import { leadOutcomeNames } from '#domain/leads/lead-outcomes.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { settingsContext } from '../../contexts.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { alsoTheirs } from '../work/also-theirs.server.ts'
import { AlsoTheirs } from '../work/also-theirs.tsx'
import { askedForNumber } from '../work/asked-for-number.ts'
import { CallingStatus } from '../work/calling-status.tsx'
import { ClaimBar } from '../work/claim-bar.tsx'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { givenFields } from '../work/given-fields.ts'
import { nextWork } from '../work/next-work.server.ts'
import { NextWork } from '../work/next-work.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { ownEvents } from '../work/own-events.ts'
import { sourceWords } from '../work/source-words.ts'
import { Theirs, theirsOf } from '../work/theirs.tsx'
import { useNumberBefore } from '../work/use-number-before.ts'
import { usePersonStream } from '../work/use-person-stream.ts'
import { wantedWords } from '../work/wanted-words.ts'
import { WorkAside } from '../work/work-aside.tsx'
import type { Route } from './+types/lead.route.ts'
import { ClosedLead } from './closed-lead.tsx'
import { LeadOutcomeForms } from './lead-outcome-forms.tsx'
import { OtherNumbers } from './other-numbers.tsx'
import { SamePerson } from './same-person.tsx'
import { toldWords } from './told-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, role } = await requireStaff(args)
  const found = await askDesk(readLead, args, { id: args.params.lead })
  if (!found.ok) throw notFoundAtDesk()
  const { lead } = found.value
  const said = lead.source === 'chat' ? await askDesk(findChatOfLead, args, { lead: lead.id }) : null
  const chat = said?.ok ? said.value.chat : null
  const mayMove = role === 'administrator'
  const { id: leadId, email, phone } = lead
  const also = await alsoTheirs(args, { of: 'lead', id: leadId, email, phone })
  const { mailsGoOut } = args.context.get(settingsContext)
  return { ...found.value, chat, also, mailsGoOut, me: id, mayMove, next: await nextWork(args, lead.id) }
}

export const action = (args: Route.ActionArgs) => {
  const { lead: id } = args.params
  return deskAction(
    args,
    {
      claim: form => askDesk(claim, args, form),
      'give-back': form => askDesk(giveBack, args, form),
      'take-over': async form => askDesk(handOver, args, { ...form, to: (await requireStaff(args)).id }),
      outcome: form => askDesk(recordOutcomeOfLead, args, { ...givenFields(form), id }),
      reopen: () => askDesk(openLeadAgain, args, { id }),
      merge: () => askDesk(mergeLeadsOfOne, args, { id }),
      note: form => askDesk(keepLeadNote, args, { ...form, id }),
    },
    ['work', 'outcome', 'version', 'time', 'reason', 'note'],
  )
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Lead | Desk' }]

/** Each lead is a page of its own: what was typed about one never stands on the next. */
export default function LeadPage(props: Route.ComponentProps) {
  return <Lead key={props.loaderData.lead.id} {...props} />
}

/** One lead: whom to call about what, and what came of it. */
function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKeptAnswer(actionData)
  const {
    lead,
    chat,
    also,
    mailsGoOut,
    wrongNumber,
    mailDoubt,
    timeZone,
    work,
    events,
    consent,
    slot,
    doNotCall,
    calling,
    others,
    otherNumbers,
    continuesAs,
    leadNames,
    now,
    me,
    mayMove,
    next,
  } = loaderData
  const { search } = useLocation()
  usePersonStream(lead.id, also.orders, others)
  const numberBefore = useNumberBefore(lead.phone)
  const theirs = theirsOf(work, me)
  const told = lead.source === 'chat' ? toldWords(lead.notes) : null
  const orderPath = `/desk/leads/${lead.id}/order${search}`
  // A yes has its record; whatever else was said to offers is known as long as the chat is.
  const offersInChat = lead.source === 'chat' ? (chat?.offers ?? 'forgotten') : undefined
  const mails = { email: lead.email, mailsGoOut, mailRefused: mailDoubt !== null }
  const asked = wrongNumber ? askedForNumber(mails) : null
  const refused = answer?.intent === 'outcome' ? answer.fault : null
  const inForm = refused !== null && Object.keys(refused.fields).length > 0
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{lead.name || 'No name given'}</h1>
        <p className="text-soft">
          From the {sourceWords[lead.source]}, <Moment at={lead.createdAt} />
        </p>
      </div>
      <DeskNotice
        answer={inForm ? undefined : answer}
        isFree={work?.ownerId === null && answer?.intent !== 'merge'}
      />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="min-w-0 space-y-5">
          <ClaimBar work={work} bookedHour={slot?.startsAt} {...{ me, mayMove, now }} />
          {continuesAs ? (
            <p className="rounded-card border border-line bg-surface p-4">
              Taken together with another lead, where its call is:{' '}
              <Link to={`/desk/leads/${continuesAs.id}`} className="font-semibold underline">
                {continuesAs.name}
              </Link>
              {lead.phone && !doNotCall ? `. Their number here was ${phoneWords(lead.phone)}.` : null}
            </p>
          ) : (
            <CallingStatus
              phone={lead.phone}
              closed={work === null}
              agreedAt={agreedTime(events, work?.dueAt ?? null)}
              isWritten={isWritten(events)}
              wish={told}
              wrongNumber={asked}
              {...{ answerBy: lead.answerBy, numberBefore, timeZone, calling, doNotCall, slot, now }}
            />
          )}
          {mailDoubt ? <p className="font-semibold text-alarm">{mailDoubt}</p> : null}
          {work ? <OtherNumbers numbers={otherNumbers} /> : null}
          <dl className="grid grid-cols-[min(6rem,35%)_minmax(0,1fr)] gap-x-3 gap-y-1">
            <dt className="text-soft">Wants</dt>
            <dd className="break-words">{wantedWords(lead.selectedService) || 'Not said'}</dd>
            <dt className="text-soft">ZIP</dt>
            <dd>
              {lead.zipCode ? (
                <a href={`/results?zip=${lead.zipCode}`} className="underline">
                  {lead.zipCode}
                </a>
              ) : (
                'Not given'
              )}
            </dd>
            <dt className="text-soft">Email</dt>
            <dd className="break-words">{lead.email || 'Not given'}</dd>
            <dt className="text-soft">{lead.source === 'chat' ? 'Chat' : 'Their note'}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {chat ? (
                <Link to={`/desk/chats/${chat.id}`} className="underline">
                  What was said
                </Link>
              ) : told ? null : (
                lead.notes || 'None'
              )}
              {told ? <span className="block">{told}</span> : null}
            </dd>
          </dl>
          {work ? (
            <section aria-labelledby="outcome">
              <h2 id="outcome" className="mb-2 text-lg">
                What came of it?
              </h2>
              {theirs ? (
                <Theirs work={theirs} mayMove={mayMove} />
              ) : (
                <>
                  <p className="mb-2">
                    <a href={orderPath} className="underline">
                      Order for this customer
                    </a>
                  </p>
                  <LeadOutcomeForms
                    key={ownEvents(events, me, leadOutcomeNames)}
                    phone={lead.phone}
                    numberBefore={numberBefore}
                    hasOther={otherNumbers.length > 0}
                    version={work.version}
                    timeZone={timeZone}
                    fault={refused && { ...refused, outcome: refused.typed.outcome ?? '' }}
                  />
                </>
              )}
            </section>
          ) : lead.erasedAt === null && !continuesAs ? (
            <ClosedLead
              orderPath={orderPath}
              wrongNumber={asked}
              withdrawn={events.some(({ what }) => what === 'lead_withdrawn')}
            />
          ) : null}
          <NextWork
            outcomes={[...leadOutcomeNames, 'reopenLead', 'orderForCustomer']}
            ends={['lead_withdrawn', 'mergeLeads']}
            {...{ next, events, me, now }}
          />
        </div>
        <WorkAside names={leadNames} offers={offersInChat} {...{ consent, events, me }}>
          <AlsoTheirs {...also} me={me} />
          <SamePerson {...{ others, continuesAs, theirs, me }} />
        </WorkAside>
      </div>
    </>
  )
}
