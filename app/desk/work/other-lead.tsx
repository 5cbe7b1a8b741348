import { Link } from 'react-router'
import type { LeadForDesk } from '#domain/leads/lead-for-desk.server.ts'
import { Moment } from './due.tsx'
import { wantedWords } from './wanted-words.ts'

type Props = { lead: LeadForDesk['others'][number]; me: string }

/** Another lead of the same person, in a list: what was wanted and when, whether it is open, and who has it. */
export function OtherLead({ lead: { id, name, selectedService, createdAt, isOpen, work }, me }: Props) {
  return (
    <li>
      <Link to={`/desk/leads/${id}`} className="underline underline-offset-4">
        {wantedWords(selectedService) || 'A call'}
      </Link>{' '}
      <span className="text-soft">
        {name}, <Moment at={createdAt} />, <strong>{isOpen ? 'open' : 'closed'}</strong>
        {work?.ownerName ? `, ${work.ownerId === me ? 'you have' : `${work.ownerName} has`} it` : ''}
      </span>
    </li>
  )
}
