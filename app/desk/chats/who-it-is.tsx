import { Link } from 'react-router'
import type { OpenChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import { wantedWords } from '../work/wanted-words.ts'

/** What the visitor told of themselves; nothing where they told nothing. */
export function WhoItIs({ chat }: { chat: OpenChat }) {
  const { zipCode, serviceType, email, phone, leadId } = chat
  const facts = [
    ['ZIP', zipCode],
    ['Wants', wantedWords(serviceType ?? '')],
    ['Email', email],
    ['Phone', phone],
  ].filter(([, value]) => value)
  if (facts.length === 0 && leadId === null)
    return <p className="text-soft">They have not said who they are.</p>
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd className="break-all">
            {name === 'ZIP' && /^\d{5}$/.test(value ?? '') ? (
              <Link to={`/results?zip=${value}`} reloadDocument>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
      {leadId === null ? null : (
        <div className="flex gap-2">
          <dt className="text-soft">Call</dt>
          <dd>
            <Link to={`/desk/leads/${leadId}`} className="underline">
              Open the lead
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
