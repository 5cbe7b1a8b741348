import { useState } from 'react'
import { Form, Link } from 'react-router'
import { readLead } from '#domain/leads/desk-leads.operations.server.ts'
import { plansWished } from '#domain/leads/plans-wished.ts'
import { serviceInWords } from '#domain/leads/service-words.ts'
import { orderOnBehalf, readScript } from '#domain/orders/desk-orders.operations.server.ts'
import { latestOrder } from '#domain/orders/order-of-lead.ts'
import { pricesMark } from '#domain/orders/prices-mark.server.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { requestContext, servicesContext } from '../../contexts.ts'
import { controlClass } from '../../ui/control-class.ts'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { notListedHere, withItsPlace } from '../work/not-listed.server.ts'
import { NotListed, type Unlisted } from '../work/not-listed.tsx'
import { planChoices } from '../work/plan-choices.server.ts'
import { PlanOptions } from '../work/plan-options.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { Theirs, theirsOf } from '../work/theirs.tsx'
import { queueOf } from '../work/work-address.ts'
import type { Route } from './+types/order-for-lead.route.ts'

/** As many plans as a call is about: internet, TV and security. */
const PLAN_FIELDS = [0, 1, 2]

/** Each plan once, also where two fields name it. */
const chosenIn = (url: string) => [...new Set(new URL(url).searchParams.getAll('plan').filter(Boolean))]

/** The queue that the lead was opened from, for the pages after this one. */
const queueSearch = (url: string) => {
  const queue = queueOf(new URL(url).search)
  return queue === '' ? '' : `?${new URLSearchParams({ queue })}`
}

/** The plans that were chosen in the address, with the words to read out; and all that can be chosen. */
export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readLead, args, { id: args.params.lead })
  if (!found.ok) throw notFoundAtDesk()
  const { id: me, role } = await requireStaff(args)
  const planIds = chosenIn(args.request.url)
  const { id, name, email, phone, zipCode, selectedService } = found.value.lead
  const toRead = { planIds, phone, zipCode: fiveDigitZip(zipCode) }
  const script = planIds.length > 0 ? await askDesk(readScript, args, toRead) : null
  const services = args.context.get(servicesContext)
  const isAsked = new URL(args.request.url).searchParams.has('plan')
  const { log } = args.context.get(requestContext)
  return {
    lead: { id, name, email, phone, zipCode, selectedService },
    earlier: latestOrder(found.value.events),
    theirs: theirsOf(found.value.work, me),
    mayMove: role === 'administrator',
    /** Under which the order is stored: sent twice, it is one order. */
    key: crypto.randomUUID(),
    /** Before anything was chosen: what they asked for. */
    planIds: isAsked ? planIds : plansWished(services.catalogue, found.value.lead),
    nothingChosen: isAsked && planIds.length === 0,
    unlisted: await notListedHere(args, fiveDigitZip(zipCode), planIds),
    queue: queueSearch(args.request.url),
    script: script?.ok ? script.value.script : null,
    /** One of the chosen plans is no longer sold. */
    isGone: script?.ok === false,
    choices: await planChoices({ ...services, log }, zipCode),
  }
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    {
      order: async form => {
        const planIds = chosenIn(args.request.url)
        const wanted = { ...form, leadId: args.params.lead, planIds }
        const answer = withItsPlace(args, await askDesk(orderOnBehalf, args, wanted))
        if (answer.ok) return answer
        // Which plans it is about, and by which prices.
        const prices = pricesMark(args.context.get(servicesContext).catalogue)
        return { ...answer, extra: { ...answer.extra, plans: planIds.join(), prices } }
      },
    },
    ['key', 'name', 'email', 'phone', 'address', 'notes', 'readOut', 'agreed', 'unlisted', 'another'],
    (_, { reference }) => `/desk/orders/${reference}${queueSearch(args.request.url)}`,
  )

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Order for a customer | Desk' }]

/** An order on a customer's behalf: choose the plans, read the words out, and place it once they said yes. */
export default function OrderForLead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, earlier, theirs, mayMove, key, planIds, nothingChosen, isGone, queue, choices } = loaderData
  const plans = planIds.join()
  // The router forgets an answer where other prices are read; one about other plans is over.
  const kept = useKeptAnswer(actionData)?.fault
  const isOver = kept?.code === 'work_taken' && theirs === null
  const fault = kept?.extra?.plans === plans && !isOver ? kept : null
  useDeskStream(({ topic, id }) => topic === 'edition' || id === lead.id)
  const isChanged = useChanged(plans, loaderData.script)
  // The words may be others at the address or for the number that was typed since.
  const isOfNow = fault?.extra?.prices === choices.prices
  const script = isOfNow && typeof fault?.extra?.script === 'string' ? fault.extra.script : loaderData.script
  const typed = fault?.typed ?? {}
  // What was asked for may be sold where the lead is from and not at the address that was typed since.
  const unlisted =
    fault?.extra?.unlisted === undefined ? loaderData.unlisted : (fault.extra.unlisted as Unlisted | null)
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">Order for {lead.name || 'a customer'}</h1>
      <p className="mt-1">
        <a href={`/desk/leads/${lead.id}${queue}`} className="underline">
          Back to the lead
        </a>
      </p>
      <div role="status">
        {theirs ? (
          <div className="mt-4 rounded-card border border-lamp bg-surface px-4 py-2">
            <Theirs work={theirs} mayMove={mayMove} does="places its order" />
          </div>
        ) : null}
      </div>
      {earlier ? (
        <p className="mt-4 rounded-card border border-lamp bg-surface px-4 py-2">
          {earlier.by} placed{' '}
          {earlier.reference ? (
            <Link to={`/desk/orders/${earlier.reference}`} className="underline">
              {earlier.reference}
            </Link>
          ) : (
            'an order'
          )}{' '}
          for this lead already.
        </p>
      ) : null}
      <Form method="get" className="mt-4 grid gap-3" aria-label="Plans">
        {queue === '' ? null : <input type="hidden" name="queue" value={queueOf(queue)} />}
        <h2 className="text-lg">1. Choose the plans</h2>
        <p>
          They asked for: <strong>{serviceInWords(lead.selectedService) || 'a call'}</strong>
        </p>
        {PLAN_FIELDS.map(index => (
          <label key={index}>
            {index === 0 ? 'Plan' : 'Another plan, if any'}
            <select
              name="plan"
              defaultValue={planIds[index] ?? ''}
              className={controlClass}
              {...(index === 0 && nothingChosen
                ? { 'aria-invalid': true, 'aria-describedby': 'choose-a-plan' }
                : {})}
            >
              <option value="">None</option>
              <PlanOptions choices={choices} zipCode={lead.zipCode ?? ''} />
            </select>
          </label>
        ))}
        {nothingChosen ? (
          <p id="choose-a-plan" role="alert" className="text-alarm">
            Choose a plan first.
          </p>
        ) : null}
        {isGone ? (
          <p role="alert" className="text-alarm">
            We don’t sell one of these plans anymore. Choose again.
          </p>
        ) : null}
        <div>
          <SmallButton type="submit">Show the words to read out</SmallButton>
        </div>
      </Form>
      {/* What was typed stays while another plan is chosen in the place of one that is gone. */}
      <section aria-labelledby="read-out" className="mt-6" hidden={script === null}>
        <h2 id="read-out" className="mb-2 text-lg">
          2. Read this out, word for word
        </h2>
        <NotListed unlisted={unlisted} />
        <div role="status">
          {isChanged ? (
            <p className="mb-2 font-semibold text-lamp">
              Prices or terms changed while this page was open. Read these new words to the customer.
            </p>
          ) : null}
        </div>
        <blockquote className="rounded-card border border-lamp bg-surface p-4 text-lg">{script}</blockquote>
        <h2 className="mt-6 mb-2 text-lg">3. Place the order</h2>
        <DeskForm
          intent="order"
          label="Place the order"
          hidden={{ key, readOut: script ?? '', unlisted: unlisted?.zipCode ?? '' }}
          fault={fault}
        >
          <TextField
            label="Full name"
            name="name"
            defaultValue={typed.name ?? lead.name}
            error={fault?.fields.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            defaultValue={typed.email ?? lead.email}
            error={fault?.fields.email}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            defaultValue={typed.phone ?? lead.phone}
            error={fault?.fields.phone}
          />
          <TextField
            label="Address"
            name="address"
            defaultValue={typed.address ?? ''}
            hint={lead.zipCode ? `Without a ZIP code here, theirs is kept: ${lead.zipCode}` : undefined}
            error={fault?.fields.address}
          />
          <TextArea label="Note" name="notes" optional defaultValue={typed.notes ?? ''} />
          <label className="flex items-start gap-2">
            {/* Nobody said yes to other words. */}
            <input key={script} type="checkbox" name="agreed" value="yes" className="mt-1" />
            <span>
              I read these words out and the customer said yes.
              {fault?.fields.agreed ? <span className="block text-alarm">{fault.fields.agreed}</span> : null}
            </span>
          </label>
          {earlier ? (
            <label className="flex items-start gap-2">
              <input type="checkbox" name="another" value={earlier.event} className="mt-1" />
              <span>Place another order. The customer wants this one, too.</span>
            </label>
          ) : null}
        </DeskForm>
      </section>
    </div>
  )
}

/** Whether the words for the same plans became others while the page was open. */
function useChanged(plans: string, words: string | null): boolean {
  const [first, setFirst] = useState({ plans, words })
  if (first.plans !== plans) setFirst({ plans, words })
  return words !== null && first.plans === plans && first.words !== words
}
