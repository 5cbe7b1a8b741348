import { Link } from 'react-router'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { CALLER_NOTE_MAX_LENGTH } from '#domain/leads/caller-form.ts'
import { enterNewCaller } from '#domain/leads/desk-leads.operations.server.ts'
import { leadLimits, leadServices } from '#domain/leads/lead-rules.ts'
import { readPerson } from '#domain/people/people.operations.server.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import { canBeDialed, phoneWords } from '#domain/shared/phone-digits.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { servicesContext } from '../../contexts.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { askDesk, notAllowed, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { queueOf } from '../work/work-address.ts'
import type { Route } from './+types/new-caller.route.ts'

type Known = { name?: string; phone?: string; email?: string; zipCode?: string }

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireStaff(args)
  if (!isAllowed(role, 'enterCaller')) throw notAllowed()
  const { searchParams } = new URL(args.request.url)
  const person = searchParams.get('person')
  const known = person ? await knownOf(args, person) : typedIn(searchParams.get('search')?.trim() ?? '')
  /** Under which the lead is stored: sent twice, it is one lead. */
  return { key: crypto.randomUUID(), known }
}

/** Nobody types again what a search for them already said. */
const typedIn = (search: string): Known =>
  canBeDialed(search) ? { phone: phoneWords(search) } : isEmail(search) ? { email: search } : {}

/** What we know of somebody from their own page. */
async function knownOf(args: Route.LoaderArgs, key: string): Promise<Known> {
  const found = await askDesk(readPerson, args, { key })
  if (!found.ok) return {}
  const { contact, leads } = found.value
  const { zips } = args.context.get(servicesContext)
  const zipCodes = [
    ...leads.map(lead => lead.zipCode),
    ...contact.addresses.map(address => zipCodeIn(address, zips)),
  ]
  return {
    name: contact.names[0] ?? '',
    phone: contact.phones[0] ?? '',
    email: contact.emails[0] ?? '',
    zipCode: zipCodes.find(Boolean) ?? '',
  }
}

export const action = (args: Route.ActionArgs) => {
  const queue = queueOf(new URL(args.request.url).search)
  const back = queue === '' ? '' : `?${new URLSearchParams({ queue })}`
  return deskAction(
    args,
    { enter: form => askDesk(enterNewCaller, args, form) },
    ['key', 'name', 'phone', 'zipCode', 'email', 'service', 'note'],
    (_, { id }) => `/desk/leads/${id}${back}`,
  )
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'New caller | Desk' }]

/** Whoever answers the phone notes who calls, and orders for them on the next page. */
export default function NewCaller({ loaderData, actionData }: Route.ComponentProps) {
  const { key, known } = loaderData
  const fault = actionData?.fault ?? null
  const typed = fault?.typed ?? {}
  const errors = fault?.fields ?? {}
  return (
    <div className="max-w-xl">
      <p>
        <Link to="/desk" className="underline underline-offset-4">
          Queue
        </Link>
      </p>
      <h1 className="text-2xl">New caller</h1>
      <p className="mt-1 mb-5 text-soft">
        For somebody on the phone. It becomes a lead of yours, from which you order for them. They agree to no
        calls with offers by this.
      </p>
      <DeskForm intent="enter" label="Save caller" hidden={{ key: typed.key ?? key }} fault={fault}>
        <TextField
          label="Full name"
          name="name"
          autoComplete="off"
          maxLength={leadLimits.name}
          defaultValue={typed.name ?? known.name}
          error={errors.name}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={leadLimits.phone}
          defaultValue={typed.phone ?? known.phone}
          hint="Where we call them back if the line breaks"
          error={errors.phone}
        />
        <TextField
          label="ZIP code of the home"
          name="zipCode"
          inputMode="numeric"
          autoComplete="off"
          maxLength={leadLimits.zipCode}
          defaultValue={typed.zipCode ?? known.zipCode}
          error={errors.zipCode}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          optional
          autoComplete="off"
          maxLength={leadLimits.email}
          defaultValue={typed.email ?? known.email}
          hint="An order needs it: its details go there"
          error={errors.email}
        />
        <Labelled label="What they want" error={errors.service}>
          {control => (
            <select {...control} name="service" defaultValue={typed.service ?? ''} className={controlClass}>
              <option value="">Choose one</option>
              {leadServices.map(service => (
                <option key={service}>{service}</option>
              ))}
            </select>
          )}
        </Labelled>
        <TextArea
          label="Note"
          name="note"
          optional
          maxLength={CALLER_NOTE_MAX_LENGTH}
          defaultValue={typed.note}
          error={errors.note}
        />
      </DeskForm>
    </div>
  )
}
