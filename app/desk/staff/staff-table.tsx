import { Form } from 'react-router'
import { counted } from '#domain/shared/counted.ts'
import { presenceWords, roleWords } from '#domain/staff/role-words.ts'
import { isAllowed, type Presence, type StaffRole } from '#domain/staff/roles.ts'
import { Button } from '../../ui/button.tsx'
import { DeskTime } from '../desk-time.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { RoleSelect } from './role-select.tsx'
import { canBeAgreedTo, resetByCommand } from './who-agrees.ts'

type Person = {
  id: string
  name: string
  email: string
  role: StaffRole
  presence: Presence
  lastSeenAt: Date | null
  hasCodes: boolean
  disabledAt: Date | null
  sessions: number
}

type Props = {
  staff: readonly Person[]
  ownId: string
  resets: readonly { staffId: string }[]
  /** Who was invited and has not come yet. */
  invites: readonly { email: string; expired: boolean }[]
}

/** Everybody, with what an administrator may do about each. */
export function StaffTable({ staff, ownId, resets, invites }: Props) {
  const invited = new Set(invites.filter(({ expired }) => !expired).map(({ email }) => email.toLowerCase()))
  const waiting = new Set(resets.map(({ staffId }) => staffId))
  return (
    <PlainTable
      caption="Everybody of the staff"
      columns={['Name', 'Role', 'Last seen', 'State', 'Actions']}
      rows={staff.map(person => ({
        key: person.id,
        cells: cellsOf(person, {
          isOwn: person.id === ownId,
          isWaiting: waiting.has(person.id),
          hasLink: invited.has(person.email.toLowerCase()),
          mayReset: canBeAgreedTo(staff, { staffId: person.id, askedBy: ownId }),
        }),
      }))}
    />
  )
}

function cellsOf(
  person: Person,
  {
    isOwn,
    isWaiting,
    hasLink,
    mayReset,
  }: { isOwn: boolean; isWaiting: boolean; hasLink: boolean; mayReset: boolean },
) {
  const { id, name, email, role, lastSeenAt } = person
  return [
    <span key="name">
      {name}
      <span className="block font-normal break-all text-soft sm:min-w-48">{email}</span>
    </span>,
    isOwn ? (
      roleWords[role]
    ) : (
      <Form key="role" method="post" className="flex flex-wrap gap-2 xl:flex-nowrap">
        <input type="hidden" name="intent" value="role" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={role} />
        <RoleSelect
          key={role}
          label={`Role of ${name}`}
          defaultValue={role}
          className="w-40! max-w-full shrink-0"
        />
        <Act label="Change" about={name} />
      </Form>
    ),
    lastSeenAt ? (
      <span key="seen" className="xl:whitespace-nowrap">
        <DeskTime at={lastSeenAt} />
      </span>
    ) : (
      'Never'
    ),
    stateOf(person, hasLink),
    isOwn ? (
      'You'
    ) : (
      <div key="acts" className="flex flex-wrap gap-2">
        <OneAct intent="end-sessions" label="End sessions" id={id} about={name} />
        {person.disabledAt ? (
          <OneAct intent="enable" label="Enable" id={id} about={name} />
        ) : (
          <OneAct intent="disable" label="Disable" id={id} about={name} />
        )}
        {person.disabledAt || !person.hasCodes || isWaiting ? null : mayReset ? (
          <OneAct intent="ask-reset" label="Reset sign-in" id={id} about={name} />
        ) : (
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4">
              Reset sign-in
            </summary>
            <p className="max-w-xs text-soft">{resetByCommand(email)}</p>
          </details>
        )}
      </div>
    ),
  ]
}

function stateOf({ disabledAt, hasCodes, sessions, presence, role }: Person, hasLink: boolean): string {
  if (disabledAt) return 'Disabled'
  if (!hasCodes)
    return hasLink ? 'Hasn’t finished setup' : 'Hasn’t finished setup. Link expired? Invite them again.'
  if (sessions === 0) return 'Signed out'
  // Only who may chat is online or away for visitors.
  const state = isAllowed(role, 'setPresence') ? presenceWords[presence] : 'Signed in'
  return `${state}, ${counted(sessions, 'session')}`
}

function Act({ label, about }: { label: string; about: string }) {
  return (
    <Button type="submit" look="secondary" className="min-h-9! px-3! py-1! whitespace-nowrap">
      {label}
      <span className="sr-only"> for {about}</span>
    </Button>
  )
}

function OneAct({ intent, label, id, about }: { intent: string; label: string; id: string; about: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Act label={label} about={about} />
    </Form>
  )
}
