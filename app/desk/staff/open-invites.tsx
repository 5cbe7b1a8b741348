import { Form } from 'react-router'
import type { StaffRole } from '#domain/staff/roles.ts'
import { DeskTime } from '../desk-time.tsx'
import { SmallButton } from '../work/small-button.tsx'

type Props = {
  invites: readonly {
    email: string
    role: StaffRole
    expiresAt: Date
    expired: boolean
    mailFault: string | null
  }[]
  mailsGoOut: boolean
}

/** Who was invited and has not come yet. */
export function OpenInvites({ invites, mailsGoOut }: Props) {
  if (invites.length === 0) return null
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="mb-2 text-xl">
        Invited
      </h2>
      <ul className="divide-y divide-line">
        {invites.map(({ email, role, expiresAt, expired, mailFault }) => (
          <li key={email} className="py-2">
            <p className="break-words">
              {email}, {role}
            </p>
            {expired ? (
              <p className="text-alarm">
                Link expired on <DeskTime at={expiresAt} />. Invite them again.
              </p>
            ) : (
              <p className="text-soft">
                Link works until <DeskTime at={expiresAt} />
              </p>
            )}
            {mailsGoOut && mailFault !== null ? (
              <p className="break-words text-alarm">
                Our email with the link didn’t arrive: {mailFault}. Check the address. If it’s wrong, withdraw
                this and invite the right one.
              </p>
            ) : null}
            {mailsGoOut ? null : (
              <p className="break-words text-soft">
                It isn’t emailed. “npm run desk:invite -- --email {email} --role {role}” on the server prints
                a new one.
              </p>
            )}
            <Form method="post" className="mt-1">
              <input type="hidden" name="intent" value="withdraw-invite" />
              <input type="hidden" name="email" value={email} />
              <SmallButton type="submit">
                Withdraw<span className="sr-only"> the invitation to {email}</span>
              </SmallButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
