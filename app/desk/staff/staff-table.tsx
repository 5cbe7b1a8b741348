import { Form } from 'react-router'
import type { Presence, StaffRole } from '#domain/staff/roles.ts'
import { Button } from '../../ui/button.tsx'
import { DeskTime } from '../desk-time.tsx'
import { RoleSelect } from './role-select.tsx'

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

type Props = { staff: readonly Person[]; ownId: string; resets: readonly { staffId: string }[] }

/** Everybody, with what an administrator may do about each. */
export function StaffTable({ staff, ownId, resets }: Props) {
  const waiting = new Set(resets.map(({ staffId }) => staffId))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <div className="relative overflow-x-auto" role="region" aria-label="Everybody of the staff" tabIndex={0}>
      <table className="w-full min-w-200 border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-soft">
            {['Name', 'Role', 'Last seen', 'State', 'Acts'].map(name => (
              <th key={name} scope="col" className="px-3 py-2 font-medium first:pl-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map(person => (
            <Row
              key={person.id}
              person={person}
              isOwn={person.id === ownId}
              isWaiting={waiting.has(person.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ person, isOwn, isWaiting }: { person: Person; isOwn: boolean; isWaiting: boolean }) {
  const { id, name, email, role, lastSeenAt } = person
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pr-3 font-normal">
        <span className="block font-semibold">{name}</span>
        <span className="text-soft">{email}</span>
      </th>
      <td className="px-3 py-3">
        {isOwn ? (
          role
        ) : (
          <Form method="post" aria-label={`Role of ${name}`} className="flex gap-2">
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="id" value={id} />
            <RoleSelect key={role} label={`Role of ${name}`} defaultValue={role} className="w-36! shrink-0" />
            <Act label="Change" about={name} />
          </Form>
        )}
      </td>
      <td className="px-3 py-3 whitespace-nowrap">{lastSeenAt ? <DeskTime at={lastSeenAt} /> : 'Never'}</td>
      <td className="px-3 py-3">{stateOf(person)}</td>
      <td className="px-3 py-3">
        {isOwn ? (
          <span className="text-soft">You</span>
        ) : (
          <div className="flex flex-wrap gap-2">
            <OneAct intent="end-sessions" label="End sessions" id={id} about={name} />
            {person.disabledAt ? (
              <OneAct intent="enable" label="Enable" id={id} about={name} />
            ) : (
              <OneAct intent="disable" label="Disable" id={id} about={name} />
            )}
            {person.disabledAt || !person.hasCodes || isWaiting ? null : (
              <OneAct intent="ask-reset" label="Reset sign-in" id={id} about={name} />
            )}
          </div>
        )}
      </td>
    </tr>
  )
}

function stateOf({ disabledAt, hasCodes, sessions, presence }: Person): string {
  if (disabledAt) return 'Disabled'
  if (!hasCodes) return 'Set-up not finished'
  if (sessions === 0) return 'Signed out'
  return `${presence}, ${sessions === 1 ? '1 session' : `${sessions} sessions`}`
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
