import { Form } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import type { DeskLine, OrderForDesk } from '#domain/orders/order-for-desk.server.ts'
import { controlClass } from '../../ui/control-class.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import type { FormFault } from '../form-fault.ts'
import { type PlanChoices, PlanOptions } from '../work/plan-options.tsx'
import { SmallButton } from '../work/small-button.tsx'

type Props = {
  order: OrderForDesk['order']
  lines: readonly DeskLine[]
  choices: PlanChoices
  /** Of its address; empty where that has none. */
  zipCode: string
  /** What was refused, with what was typed. */
  fault: FormFault | null
}

/** Until it is booked or over. */
export const mayBeCorrected = ({ status }: Pick<Props['order'], 'status'>): boolean =>
  ['submitted', 'reached', 'confirmed'].includes(status)

/** Corrects contact, address and services; what was there before stays in the timeline. */
export function CorrectForm({ order, lines, choices, zipCode, fault }: Props) {
  if (!mayBeCorrected(order)) return null
  const typed = fault?.typed ?? {}
  const field = `${controlClass} min-h-9! py-1!`
  const contact = [
    ['name', 'Full name', order.contactName],
    ['email', 'Email', order.contactEmail],
    ['phone', 'Phone', order.contactPhone ?? ''],
    ['address', 'Address', order.shippingAddress ?? ''],
  ] as const
  return (
    // What nobody typed into follows what is stored.
    <details open={fault !== null}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 font-semibold hover:bg-raised">
        Correct this order …
      </summary>
      <Form
        method="post"
        preventScrollReset
        aria-label="Correct this order"
        className="mt-2 grid grid-cols-1 gap-3 rounded-card border border-line p-3 sm:grid-cols-2"
      >
        {fault ? <Refused fault={fault} /> : null}
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="version" value={order.version} />
        {contact.map(([name, label, value]) => (
          <label key={name}>
            {label}
            <input
              name={name}
              defaultValue={typed[name] ?? value}
              required
              maxLength={500}
              aria-invalid={fault?.fields[name] ? true : undefined}
              className={field}
            />
            {fault?.fields[name] ? <span className="block text-alarm">{fault.fields[name]}</span> : null}
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
                defaultValue={typed[`quantity${number}`] ?? quantity}
                className={field}
              />
            </label>
            <label>
              Another plan in its place
              <select name={`plan${number}`} defaultValue={typed[`plan${number}`] ?? ''} className={field}>
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

/** Why the corrections were not saved, where they were typed. */
function Refused({ fault }: { fault: FormFault }) {
  return (
    <div className="sm:col-span-2">
      {Object.keys(fault.fields).length > 0 ? (
        <ErrorSummary errors={fault.fields} />
      ) : (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      )}
    </div>
  )
}
