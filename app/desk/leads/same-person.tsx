import { Form } from 'react-router'
import type { LeadForDesk } from '#domain/leads/lead-for-desk.server.ts'
import { OtherLead } from '../work/other-lead.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { theirsOf } from '../work/theirs.tsx'

type Props = Pick<LeadForDesk, 'others' | 'continuesAs'> & {
  /** The work on the lead of this page, if a colleague has it. */
  theirs: ReturnType<typeof theirsOf>
  me: string
}

/** The other leads of the same person, and their being taken together in this one. */
export function SamePerson({ others, continuesAs, theirs, me }: Props) {
  if (others.length === 0) return null
  const held = [theirs, ...others.map(({ work }) => theirsOf(work, me))].find(one => one !== null)
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-2 text-lg">
        The same person
      </h2>
      <ul className="mb-2 list-disc pl-5">
        {others.map(lead => (
          <OtherLead key={lead.id} lead={lead} me={me} />
        ))}
      </ul>
      {continuesAs || !others.some(({ isOpen }) => isOpen) ? null : held ? (
        <p className="text-soft">
          They can be taken together once {held.ownerName ?? 'a colleague'} gives back or hands over theirs.
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="merge" />
          <SmallButton type="submit">Take them together here</SmallButton>
        </Form>
      )}
    </section>
  )
}
