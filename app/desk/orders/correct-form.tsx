import { useState } from 'react'
import { Form } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import type { DeskLine, OrderForDesk } from '#domain/orders/order-for-desk.server.ts'
import { correctableIn } from '#domain/orders/order-state.ts'
import { lineWords } from '#domain/orders/order-words.ts'
import { controlClass } from '../../ui/control-class.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { touchedFields, wasField } from '../../ui/touched-fields.ts'
import type { RefusedForm } from '../desk-action.server.ts'
import type { FormFault } from '../form-fault.ts'
import { type PlanChoices, PlanOptions } from '../work/plan-options.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { StoredNow } from '../work/stored-now.tsx'
import { Theirs, type theirsOf } from '../work/theirs.tsx'
import { useFormBasis } from '../work/use-form-basis.ts'

type Props = {
  order: OrderForDesk['order']
  lines: readonly DeskLine[]
  choices: PlanChoices
  /** Of its address; empty where that has none. */
  zipCode: string
  /** The page's answer to its last form. */
  answer: RefusedForm | undefined
  /** The work on it, if a colleague has it. */
  theirs: ReturnType<typeof theirsOf>
  mayMove: boolean
}

/** What can be corrected of an order, with the version in which it says so. */
const correctionOf = (order: Props['order'], lines: Props['lines']) => ({
  version: order.version,
  contact: {
    name: order.contactName,
    email: order.contactEmail,
    phone: order.contactPhone ?? '',
    address: order.shippingAddress ?? '',
  },
  lines,
})

type Correctable = ReturnType<typeof correctionOf>

/** What happens to the order without changing any of this, such as a note, is no other state of it. */
const markOf = ({ contact, lines }: Correctable) =>
  JSON.stringify([contact, lines.map(line => [line.id, line.planId, line.quantity])])

const labels = { name: 'Full name', email: 'Email', phone: 'Phone', address: 'Address' } as const
const contactFields = ['name', 'email', 'phone', 'address'] as const

/**
 * Corrects contact, address and services; what was there before stays in the timeline. What customer or colleagues
 * change while somebody types is refused once and shown, and nobody undoes it with a field that they didn't touch.
 */
export function CorrectForm({ order, lines, choices, zipCode, answer, theirs, mayMove }: Props) {
  const stored = correctionOf(order, lines)
  const { values, fault, isBehind, isConflict, key, around, takeStored } = useFormBasis(
    'correct',
    { mark: markOf(stored), values: stored },
    answer,
  )
  // A plan is chosen by the prices of that moment, also where the screen is read again with others.
  const [chosenBy, setChosenBy] = useState<string | null>(null)
  const prices = fault?.code === 'plan_price_changed' ? null : chosenBy
  const correctable = correctableIn(order.status)
  if (correctable === null) return null
  const typed = touchedFields(fault?.typed ?? {})
  const typedOf = (what: 'quantity' | 'plan', id: string) => {
    const number = Object.keys(fault?.typed ?? {}).find(
      name => name.startsWith('line') && fault?.typed[name] === id,
    )
    return number && typed[number.replace('line', what)]
  }
  const field = `${controlClass} min-h-9! py-1!`
  return (
    <details open={fault !== null}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 font-semibold hover:bg-raised">
        Correct this order …
      </summary>
      <div ref={around} className="mt-2 rounded-card border border-line p-3">
        {isBehind || isConflict ? (
          <StoredNow
            told={isBehind ? 'This order was changed meanwhile.' : null}
            stored={differing(stored, {
              contact: { ...values.contact, ...typed },
              lines: values.lines.map(line => ({
                ...line,
                quantity: Number(typedOf('quantity', line.id) ?? line.quantity),
              })),
            })}
            onTake={takeStored}
          />
        ) : null}
        <Form
          key={key}
          method="post"
          preventScrollReset
          aria-label="Correct this order"
          className="grid grid-cols-1 gap-3 sm:grid-cols-2"
        >
          {fault ? <Refused fault={fault} /> : null}
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="version" value={isBehind ? values.version : order.version} />
          <input type="hidden" name="prices" value={prices ?? choices.prices} />
          {contactFields.map(name => (
            <div key={name}>
              <input type="hidden" name={wasField(name)} value={values.contact[name]} />
              <label>
                {labels[name]}
                <input
                  name={name}
                  defaultValue={typed[name] ?? values.contact[name]}
                  required
                  maxLength={500}
                  aria-invalid={fault?.fields[name] ? true : undefined}
                  className={field}
                />
                {fault?.fields[name] ? <span className="block text-alarm">{fault.fields[name]}</span> : null}
              </label>
            </div>
          ))}
          {(correctable === 'all' ? values.lines : []).map(
            ({ id, providerName, serviceName, quantity }, number) => (
              <fieldset key={id} className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] gap-2 sm:col-span-2">
                <legend className="text-soft">{fullName(providerName, serviceName)}</legend>
                <input type="hidden" name={`line${number}`} value={id} />
                <input type="hidden" name={wasField(`quantity${number}`)} value={quantity} />
                <label>
                  How many
                  <input
                    name={`quantity${number}`}
                    type="number"
                    min={0}
                    max={99}
                    defaultValue={typedOf('quantity', id) ?? quantity}
                    className={field}
                  />
                </label>
                <label className="min-w-0">
                  Another plan in its place
                  <select
                    name={`plan${number}`}
                    defaultValue={typedOf('plan', id) ?? ''}
                    onChange={() => setChosenBy(first => first ?? choices.prices)}
                    className={field}
                  >
                    <option value="">Keep this plan</option>
                    <PlanOptions choices={choices} zipCode={zipCode} />
                  </select>
                </label>
              </fieldset>
            ),
          )}
          <p className="text-soft sm:col-span-2">
            {correctable === 'all'
              ? '0 takes a service out. Another plan is sold at today’s price.'
              : 'Its services stay as the provider booked them. Tell the provider what you correct, too.'}{' '}
            The customer gets an email about it.
          </p>
          {theirs ? (
            // In the place of the button alone: what was typed before a colleague claimed it stays.
            <div className="sm:col-span-2">
              <Theirs work={theirs} mayMove={mayMove} does="corrects it" />
            </div>
          ) : (
            <div>
              <SmallButton type="submit">Save corrections</SmallButton>
            </div>
          )}
        </Form>
      </div>
    </details>
  )
}

/** What is stored and says something else than the form. */
function differing(stored: Correctable, mine: Pick<Correctable, 'contact' | 'lines'>) {
  const contact = contactFields.flatMap(name =>
    stored.contact[name] === mine.contact[name] ? [] : { label: labels[name], words: stored.contact[name] },
  )
  const services = (of: Correctable['lines']) => of.map(lineWords).join(', ')
  return services(stored.lines) === services(mine.lines)
    ? contact
    : [...contact, { label: 'Services', words: services(stored.lines) }]
}

/** Why the corrections were not saved, where they were typed. */
function Refused({ fault }: { fault: FormFault }) {
  return (
    <div className="sm:col-span-2">
      {Object.keys(fault.fields).length > 0 ? (
        <ErrorSummary errors={fault.fields} occasion={fault} />
      ) : (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      )}
    </div>
  )
}
