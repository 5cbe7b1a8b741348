import type { StaffRole } from '#domain/staff/roles.ts'
import { DeskTime } from '../desk-time.tsx'

type Props = { invites: readonly { email: string; role: StaffRole; expiresAt: Date }[] }

/** Who was invited and has not come yet. */
export function OpenInvites({ invites }: Props) {
  if (invites.length === 0) return null
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="mb-2 text-xl">
        Invited
      </h2>
      <ul className="divide-y divide-line">
        {invites.map(({ email, role, expiresAt }) => (
          <li key={email} className="py-2">
            <p className="break-words">
              {email}, {role}
            </p>
            <p className="text-soft">
              Link works until <DeskTime at={expiresAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
