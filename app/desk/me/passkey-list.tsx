import { DeskForm } from '../desk-form.tsx'
import { DeskTime } from '../desk-time.tsx'

type Props = { passkeys: readonly { credentialId: string; name: string; createdAt: Date }[] }

/** The passkeys that there are, each with its way out. */
export function PasskeyList({ passkeys }: Props) {
  if (passkeys.length === 0) return <p className="mb-3">None yet.</p>
  return (
    <ul className="mb-4 divide-y divide-line rounded-card border border-line bg-surface px-4">
      {passkeys.map(({ credentialId, name, createdAt }) => (
        <li key={credentialId} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <p>
            {name} <span className="text-soft">since</span> <DeskTime at={createdAt} />
          </p>
          <DeskForm
            intent="remove-passkey"
            label="Remove"
            name={`Remove ${name}`}
            look="quiet"
            hidden={{ credentialId }}
          />
        </li>
      ))}
    </ul>
  )
}
