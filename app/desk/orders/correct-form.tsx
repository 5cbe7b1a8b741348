import { Form } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import type { DeskLine, OrderForDesk } from '#domain/orders/order-for-desk.server.ts'
import { controlClass } from '../../ui/control-class.ts'
import { type PlanChoices, PlanOptions } from '../work/plan-options.tsx'
import { SmallButton } from '../work/small-button.tsx'

type Props = {
  order: OrderForDesk['order']
  lines: readonly DeskLine[]
  choices: PlanChoices
  /** Of its address; empty where that has none. */
  zipCode: string
}

/** Until it is booked or over. */
export const mayBeCorrected = ({ status }: Pick<Props['order'], 'status'>): boolean =>
  ['submitted', 'reached', 'confirmed'].includes(status)

/** Corrects contact, address and services; what was there before stays in the timeline. */
export function CorrectForm({ order, lines, choices, zipCode }: Props) {
  if (!mayBeCorrected(order)) return null
  const field = `${controlClass} min-h-9! py-1!`
  const contact = [
    ['name', 'Full name', order.contactName],
    ['email', 'Email', order.contactEmail],
    ['phone', 'Phone', order.contactPhone ?? ''],
    ['address', 'Address', order.shippingAddress ?? ''],
  ] as const
  return (
    // What nobody typed into follows what is stored.
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 font-semibold hover:bg-raised">
        Correct this order …
      </summary>
      <Form
        method="post"
        preventScrollReset
        aria-label="Correct this order"
        className="mt-2 grid gap-3 rounded-card border border-line p-3 sm:grid-cols-2"
      >
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="version" value={order.version} />
        {contact.map(([name, label, value]) => (
          <label key={name}>
            {label}
            <input name={name} defaultValue={value} required maxLength={500} className={field} />
          </label>
        ))}
        {lines.map(({ id, providerName, serviceName, quantity }, number) => (
          <fieldset key={id} className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] gap-2 sm:col-span-2">
            <legend className="text-soft">{fullName(providerName, serviceName)}</legend>
            <input type="hidden" name={`line${number}`} value={id} />
            <label>
              How many
              <input
                name={`quantity${number}`}
                type="number"
                min={0}
                max={99}
                defaultValue={quantity}
                className={field}
              />
            </label>
            <label>
              Another plan in its place
              <select name={`plan${number}`} defaultValue="" className={field}>
                <option value="">Keep this plan</option>
                <PlanOptions choices={choices} zipCode={zipCode} />
              </select>
            </label>
          </fieldset>
        ))}
        <p className="text-soft sm:col-span-2">
          0 takes a service out. Another plan is sold at today’s price. The customer gets an email about it.
        </p>
        <div>
          <SmallButton type="submit">Save corrections</SmallButton>
        </div>
      </Form>
    </details>
  )
}
