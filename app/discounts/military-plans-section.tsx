import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { AsOf } from '../ui/as-of.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { LabelLink } from '../ui/label-link.tsx'
import { Section } from '../ui/section.tsx'
import type { MilitaryPlans } from './military-plans.server.ts'

const link = 'font-semibold text-signal underline underline-offset-4'

/** The plans of providers with a military discount, with the saving in their totals. */
export function MilitaryPlansSection({ military }: { military: MilitaryPlans }) {
  const { plans, others, months, pricesAsOf } = military
  const columns = [
    { title: 'Plan' },
    { title: 'Now', figures: true },
    { title: 'With the discount', figures: true },
    { title: `Total over ${months} months`, figures: true },
    { title: 'You save', figures: true },
  ]
  return (
    <Section
      id="military-plans"
      title="What military discounts save"
      intro="If the plan qualifies at your address and the discount lasts. The provider decides both, so ask before you order."
    >
      <DataTable
        caption="Plans of providers with a military discount"
        columns={columns}
        rows={plans.map(plan => ({
          key: plan.id,
          cells: [
            <PlanName key="plan" plan={plan} />,
            plan.now,
            <span key="discounted" className="font-semibold text-lamp">
              {plan.discounted}
              <span className="block text-sm font-normal text-soft">{plan.discount}</span>
            </span>,
            <span key="total">
              {plan.discountedTotal}
              <span className="block text-sm text-soft">without it {plan.total}</span>
            </span>,
            plan.saved,
          ],
        }))}
      />
      <p className="mt-5 max-w-measure text-sm text-soft">{WHY_UNKNOWN_LAST}</p>
      <AsOf dates={pricesAsOf} className="mt-1 max-w-measure text-sm text-soft" />
      {others.map(({ name, path, known }) => (
        <p key={name} className="mt-4 max-w-measure">
          {path ? (
            <Link to={path} className={link}>
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
          : {known}
        </p>
      ))}
      <p className="mt-6">
        <Link to="/" className={link}>
          Search your ZIP code to see which of them serve it
        </Link>
      </p>
    </Section>
  )
}

function PlanName({ plan: { id, provider, name, hasLabel } }: { plan: MilitaryPlans['plans'][number] }) {
  const whole = fullName(provider, name)
  return (
    <>
      <span className="block">{whole}</span>
      {hasLabel ? <LabelLink planId={id} planName={whole} className="font-normal" /> : null}
    </>
  )
}
