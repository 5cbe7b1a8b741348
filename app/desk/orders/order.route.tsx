import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { claim, giveBack, handOver } from '#domain/desk/desk.operations.server.ts'
import { addressDoubts } from '#domain/orders/address-doubts.server.ts'
import {
  correct,
  keepOrderNote,
  openOrderAgain,
  readOrder,
  recordOrderOutcome,
} from '#domain/orders/desk-orders.operations.server.ts'
import { outcomeEvents } from '#domain/orders/order-outcomes.ts'
import { correctableIn, isOver } from '#domain/orders/order-state.ts'
import { requestContext, servicesContext, settingsContext } from '../../contexts.ts'
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
import { notListedHere } from '../work/not-listed.server.ts'
import { NotListed } from '../work/not-listed.tsx'
import { ownEvents } from '../work/own-events.ts'
import { planChoices } from '../work/plan-choices.server.ts'
import { Recorded } from '../work/recorded.tsx'
import { Theirs, theirsOf } from '../work/theirs.tsx'
import { isNumberOf, useNumberBefore } from '../work/use-number-before.ts'
import { usePersonStream } from '../work/use-person-stream.ts'
import { WorkAside } from '../work/work-aside.tsx'
import type { Route } from './+types/order.route.ts'
import { CorrectForm } from './correct-form.tsx'
import { correctionFields, readCorrection } from './correction-fields.ts'
import { OpenAgain } from './open-again.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { installationWords, orderStateWords } from './order-words.ts'
import { OutcomeForms } from './outcome-forms.tsx'
import { readRefused, refusedFields } from './refused-fields.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, role } = await requireStaff(args)
  const found = await askDesk(readOrder, args, { reference: args.params.reference })
  if (!found.ok) throw notFoundAtDesk()
  const { order } = found.value
  const { log } = args.context.get(requestContext)
  const services = args.context.get(servicesContext)
  const zipCode = zipCodeIn(order.shippingAddress ?? '', services.zips)
  // What is booked is neither chosen nor doubted anymore.
  const isOpen = correctableIn(order.status) === 'all'
  const choices = isOpen
    ? await planChoices({ ...services, log }, zipCode)
    : { here: [], elsewhere: [], prices: '' }
  const planIds = found.value.lines.map(line => line.planId)
  const notListed = isOpen ? await notListedHere(args, zipCode, planIds) : null
  const mayMove = role === 'administrator'
  return {
    ...found.value,
    doubts: [
      ...found.value.doubts,
      ...(isOpen ? addressDoubts(order.shippingAddress ?? '', services.zips) : []),
    ],
    me: id,
    mayMove,
    choices,
    notListed,
    zipCode,
    mailsGoOut: args.context.get(settingsContext).mailsGoOut,
    also: await alsoTheirs(args, {
      of: 'order',
      id: order.id,
      email: order.contactEmail,
      phone: order.contactPhone,
    }),
    next: await nextWork(args, order.id),
  }
}

export const action = (args: Route.ActionArgs) => {
  const { reference } = args.params
  return deskAction(
    args,
    {
      claim: form => askDesk(claim, args, form),
      'give-back': form => askDesk(giveBack, args, form),
      'take-over': async form => askDesk(handOver, args, { ...form, to: (await requireStaff(args)).id }),
      outcome: form =>
        askDesk(recordOrderOutcome, args, { ...givenFields(form), reference, lines: readRefused(form) }),
      reopen: form => askDesk(openOrderAgain, args, { ...form, reference }),
      note: form => askDesk(keepOrderNote, args, { ...form, reference }),
      correct: form => askDesk(correct, args, { ...readCorrection(form), reference }),
    },
    ['work', 'outcome', 'version', 'date', 'time', 'reason', 'note', ...refusedFields, ...correctionFields],
  )
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = ({ params }) => [{ title: `Order ${params.reference} | Desk` }]

const reopenings = ['reopenOrder', 'not_cancelled_there'] as const

/** Each order is a page of its own: what was typed about one never stands on the next. */
export default function OrderPage(props: Route.ComponentProps) {
  return <Order key={props.loaderData.order.id} {...props} />
}

/** One order: what is to be done about it on the left, what is known of it on the right. */
function Order({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKeptAnswer(actionData)
  const {
    order,
    lines,
    cost,
    notListed,
    doubts,
    work,
    events,
    consent,
    slot,
    doNotCall,
    wrongNumber,
    calling,
    outcomes,
    opensAs,
    installationDays,
    now,
    me,
    mayMove,
    choices,
    zipCode,
    mailsGoOut,
    mailRefused,
    also,
    next,
  } = loaderData
  usePersonStream(order.id, also.orders, also.leads)
  const phone = order.contactPhone ?? ''
  const numberBefore = useNumberBefore(phone)
  const theirs = theirsOf(work, me)
  const refused = answer?.intent === 'outcome' ? answer.fault : null
  const inForm = answer?.intent === 'correct' || (refused !== null && Object.keys(refused.fields).length > 0)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Order {order.reference}</h1>
        <p>
          <strong>{orderStateWords[order.status]}</strong>
          {installationWords(order)}
          <span className="text-soft">
            {' '}
            · placed <Moment at={order.createdAt} />
          </span>
        </p>
      </div>
      <DeskNotice answer={inForm ? undefined : answer} isFree={work?.ownerId === null} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="min-w-0 space-y-5">
          <ClaimBar work={work} bookedHour={slot?.startsAt} {...{ me, mayMove, now }} />
          <section aria-labelledby="customer">
            <h2 id="customer" className="mb-2 text-lg">
              {order.contactName}
            </h2>
            <CallingStatus
              phone={phone}
              closed={outcomes.length === 0 || order.status === 'cancelling'}
              answerBy={order.answerBy}
              timeZone={order.timeZone}
              wrongNumber={
                wrongNumber ? askedForNumber({ email: order.contactEmail, mailsGoOut, mailRefused }) : null
              }
              agreedAt={agreedTime(events, work?.dueAt ?? null)}
              numberIsMine={isNumberOf(me, events)}
              {...{ numberBefore, calling, doNotCall, slot, now }}
            />
            <div role="status">
              {doubts.length > 0 && (
                <ul className="mt-3 list-disc pl-5 font-semibold text-alarm">
                  {doubts.map(doubt => (
                    <li key={doubt}>{doubt}</li>
                  ))}
                </ul>
              )}
            </div>
            <dl className="mt-3 grid grid-cols-[min(6rem,35%)_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-soft">Email</dt>
              <dd className="break-words">{order.contactEmail}</dd>
              <dt className="text-soft">Address</dt>
              <dd className="break-words">{order.shippingAddress}</dd>
              <dt className="text-soft">Their note</dt>
              <dd className="break-words whitespace-pre-wrap">{order.notes ?? 'None'}</dd>
            </dl>
          </section>
          <section aria-labelledby="outcome">
            <h2 id="outcome" className="mb-2 text-lg">
              What came of it?
            </h2>
            {theirs ? (
              <Theirs work={theirs} mayMove={mayMove} />
            ) : (
              <OutcomeForms
                key={ownEvents(events, me, outcomeEvents)}
                {...{ phone, numberBefore, outcomes }}
                version={order.version}
                timeZone={order.timeZone}
                days={installationDays}
                lines={lines}
                fault={refused && { outcome: refused.typed.outcome ?? '', ...refused }}
              />
            )}
            {isOver(order.status) && !theirs ? <OpenAgain version={order.version} opensAs={opensAs} /> : null}
            <NextWork
              outcomes={[...outcomeEvents, ...reopenings, 'orderForCustomer']}
              ends={['order_cancelled']}
              {...{ next, events, me, now }}
            />
          </section>
          <section aria-labelledby="lines">
            <h2 id="lines" className="mb-2 text-lg">
              Services
            </h2>
            <NotListed unlisted={notListed} />
            <OrderLines lines={lines} />
            {cost ? <OrderTotals cost={cost} /> : null}
          </section>
          <CorrectForm
            key={ownEvents(events, me, ['corrected'])}
            {...{ answer, order, lines, choices, zipCode, theirs, mayMove }}
          />
          <Recorded what={['corrected']} {...{ events, me }} />
        </div>
        <WorkAside {...{ consent, events, me }}>
          <AlsoTheirs {...also} me={me} />
        </WorkAside>
      </div>
    </>
  )
}
