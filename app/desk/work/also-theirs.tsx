import { Link } from 'react-router'
import type { AlsoTheirs as Found } from '#domain/people/also-theirs.operations.server.ts'
import { orderStateWords } from '../orders/order-words.ts'
import { Moment } from './due.tsx'
import { OtherLead } from './other-lead.tsx'

type Props = Found & { me: string }

/** What else somebody ordered or asked for, so that nobody calls them about one thing without knowing of the other. */
export function AlsoTheirs({ orders, leads, me }: Props) {
  if (orders.length + leads.length === 0) return null
  return (
    <section aria-labelledby="also">
      <h2 id="also" className="mb-2 text-lg">
        Also under this email or phone
      </h2>
      <ul className="list-disc pl-5">
        {orders.map(({ id, reference, status, name, createdAt, heldBy }) => (
          <li key={id}>
            <Link to={`/desk/orders/${reference}`} className="underline underline-offset-4">
              {reference}
            </Link>{' '}
            <span className="text-soft">
              {name}, <Moment at={createdAt} />, <strong>{orderStateWords[status]}</strong>
              {heldBy ? `, ${heldBy} has it` : ''}
            </span>
          </li>
        ))}
        {leads.map(lead => (
          <OtherLead key={lead.id} lead={lead} me={me} />
        ))}
      </ul>
    </section>
  )
}
