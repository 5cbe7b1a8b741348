import { Form, Link } from 'react-router'
import type { RefusedOrder } from '#domain/served-promises/refusals.server.ts'
import {
  decideOnRefusal,
  type NamedRate,
  readPromises,
} from '#domain/served-promises/served-promises.operations.server.ts'
import { deskDay } from '#domain/settings/desk-moment.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { percentWords } from '#domain/shared/percent.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/promises.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireStaff(args)
  const found = await askDesk(readPromises, args, {})
  if (!found.ok) throw new Error(`The promises were refused: ${found.code}`)
  return { ...found.value, mayOpenOrders: isAllowed(role, 'readOrder') }
}

export const action = (args: Route.ActionArgs) => {
  const decide = (decision: string) => (form: Record<string, string>) =>
    askDesk(decideOnRefusal, args, { orderId: form.orderId, providerId: form.providerId, decision })
  return deskAction(args, { confirm: decide('confirmed'), dismiss: decide('dismissed') }, [
    'orderId',
    'providerId',
  ])
}

export const meta: Route.MetaFunction = () => [{ title: 'Promised and served | Desk' }]

/** Who promises most and serves least, and each refusal beside what the data say there. */
export default function Promises({ loaderData, actionData: answered }: Route.ComponentProps) {
  const answer = useKeptAnswer(answered)
  const { rates, refusals, isPublic, needs, mayOpenOrders } = loaderData
  useDeskStream(({ topic }) => topic === 'order' || topic === 'coverage' || topic === 'report')
  return (
    <>
      <p>
        <Link to="/desk/coverage" className="underline underline-offset-4">
          Coverage
        </Link>
      </p>
      <h1 className="text-2xl">Promised and served</h1>
      <p className="mt-1 max-w-measure text-soft">
        Orders of internet plans that the provider took or refused, by the plan that was ordered. A refusal
        counts unless the data were found to be right.{' '}
        {isPublic ? (
          <a href="/promised-and-served" className="underline underline-offset-4">
            Visitors see this table
          </a>
        ) : (
          `Visitors see the table once ${needs.providers} providers have ${needs.orders} such orders each.`
        )}{' '}
        <Link to="/desk/settings/public-refusals" className="underline underline-offset-4">
          Change when
        </Link>
      </p>
      <DeskNotice answer={answer} />
      <section className="mt-5">
        <h2 className="mb-2 text-lg">By provider</h2>
        {rates.length === 0 ? <p className="text-soft">No order is settled yet.</p> : <Rates rates={rates} />}
      </section>
      <section className="mt-6">
        <h2 className="mb-2 text-lg">Refused orders</h2>
        {refusals.length === 0 ? (
          <p className="text-soft">No order was recorded as “Not available there”.</p>
        ) : (
          <Refusals refusals={refusals} mayOpenOrders={mayOpenOrders} />
        )}
      </section>
    </>
  )
}

function Rates({ rates }: { rates: readonly NamedRate[] }) {
  return (
    <PlainTable
      caption="Refused orders by provider"
      columns={['Provider', 'Refused', 'Orders', 'Ordered', 'Places reported wrong']}
      rows={rates.map(rate => ({
        key: rate.providerId,
        cells: [
          rate.provider,
          <span key="refused" className="tabular-nums">
            {percentWords(rate.refusedShare)} ({rate.refused})
          </span>,
          rate.orders.toLocaleString('en-US'),
          spanOfDays(rate.from, rate.to),
          `${rate.reportedPlaces}, ${rate.confirmedPlaces} confirmed`,
        ],
      }))}
    />
  )
}

function spanOfDays(from: Date, to: Date): string {
  const [first, last] = [deskDay(from), deskDay(to)]
  return first === last ? first : `${first} to ${last}`
}

function Refusals({
  refusals,
  mayOpenOrders,
}: {
  refusals: readonly RefusedOrder[]
  mayOpenOrders: boolean
}) {
  return (
    <PlainTable
      caption="Refused orders"
      columns={['Order', 'Provider', 'ZIP', 'When', 'Why', 'The data', 'Actions']}
      rows={refusals.map(refusal => ({
        key: `${refusal.orderId} ${refusal.providerId}`,
        cells: [
          <span key="order" className="whitespace-nowrap">
            {mayOpenOrders ? (
              <Link to={`/desk/orders/${refusal.reference}`} className="underline underline-offset-4">
                {refusal.reference}
              </Link>
            ) : (
              refusal.reference
            )}
          </span>,
          refusal.provider,
          refusal.zipCode ?? 'not known',
          <Moment key="when" at={refusal.at} />,
          refusal.reason ?? 'no reason given',
          <TheData key="data" {...refusal} />,
          <Decide key="do" {...refusal} />,
        ],
      }))}
    />
  )
}

function TheData({ coverage, decided }: RefusedOrder) {
  if (decided) {
    const { decision, place, by, at } = decided
    return (
      <>
        {decision === 'dismissed'
          ? 'Right as they are'
          : place
            ? 'Wrong: left out there until newer data'
            : 'Wrong: counted, but the home could not be placed on the map'}
        {place ? <span className="block font-mono text-soft">{place}</span> : null}
        <span className="block text-soft">
          {by}, <Moment at={at} />
        </span>
      </>
    )
  }
  if (!coverage?.dataDate) return <span className="text-soft">No data for this address</span>
  return (
    <>
      {coverage.listed ? 'Say that the provider serves the home' : 'Don’t list the provider either'}
      <span className="block text-soft">as of {formatDate(coverage.dataDate)}</span>
      {coverage.place ? <span className="block font-mono text-soft">{coverage.place}</span> : null}
    </>
  )
}

function Decide({ orderId, providerId, provider, reference, coverage, decided }: RefusedOrder) {
  // Data that don't promise the home are not contradicted.
  if (coverage?.dataDate && !coverage.listed) return <span className="text-soft">Nothing to decide</span>
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="providerId" value={providerId} />
      {decided?.decision === 'confirmed' ? null : (
        <SmallButton
          type="submit"
          name="intent"
          value="confirm"
          aria-label={`Data are wrong: ${provider}, ${reference}`}
        >
          Data are wrong
        </SmallButton>
      )}
      {decided?.decision === 'dismissed' ? null : (
        <SmallButton
          type="submit"
          name="intent"
          value="dismiss"
          aria-label={`Data are right: ${provider}, ${reference}`}
        >
          Data are right
        </SmallButton>
      )}
    </Form>
  )
}
