import { Form } from 'react-router'
import { DeskTime } from '../desk-time.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { canBeAgreedTo, resetByCommand } from './who-agrees.ts'

type Reset = { staffId: string; askedBy: string; askedByName: string; askedAt: Date }
type Props = {
  resets: readonly Reset[]
  staff: readonly (Parameters<typeof canBeAgreedTo>[0][number] & { name: string; email: string })[]
  ownId: string
  mailsGoOut: boolean
}

/** Resets that one administrator asked for and another one must agree to. */
export function FactorResets({ resets, staff, ownId, mailsGoOut }: Props) {
  if (resets.length === 0) return null
  const nameOf = (id: string) => staff.find(person => person.id === id)?.name ?? 'Somebody'
  const emailOf = (id: string) => staff.find(person => person.id === id)?.email ?? ''
  return (
    <section aria-labelledby="resets" className="rounded-card border border-lamp bg-surface p-4">
      <h2 id="resets" className="mb-2 text-lg">
        Waiting for a second administrator
      </h2>
      {mailsGoOut ? null : (
        <p className="mb-2 text-soft">
          No mail server is set: once it’s agreed, run “npm run desk:reset-factor” on the server. It prints
          the link for them. With the built-in database, stop the site first.
        </p>
      )}
      <ul className="divide-y divide-line">
        {resets.map(({ staffId, askedBy, askedByName, askedAt }) => {
          const name = nameOf(staffId)
          return (
            <li key={staffId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p className="min-w-0 flex-1">
                <strong>{name}</strong>: new password and second factor, asked by {askedByName},{' '}
                <DeskTime at={askedAt} />
                {canBeAgreedTo(staff, { staffId, askedBy }) ? null : (
                  <span className="block text-alarm">{resetByCommand(emailOf(staffId))}</span>
                )}
              </p>
              <div className="flex gap-2">
                {askedBy === ownId || staffId === ownId ? null : (
                  <Act intent="agree-reset" label="Agree" id={staffId} about={name} />
                )}
                <Act intent="refuse-reset" label="Stop it" id={staffId} about={name} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Act({ intent, label, id, about }: { intent: string; label: string; id: string; about: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <SmallButton type="submit">
        {label}
        <span className="sr-only">, the reset of {about}</span>
      </SmallButton>
    </Form>
  )
}
