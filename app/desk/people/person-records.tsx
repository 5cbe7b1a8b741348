import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BUILT_IN_INBOX } from '#domain/automation/test-messages.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { Person } from '#domain/people/person.server.ts'
import { requestWords } from '#domain/people/request-kinds.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { wishInWords } from '#domain/watches/watch-words.ts'
import { toldWords } from '../leads/told-words.ts'
import { orderStateWords } from '../orders/order-words.ts'
import { Moment } from '../work/due.tsx'
import { sourceWords } from '../work/source-words.ts'
import { wantedWords } from '../work/wanted-words.ts'
import { ConversationLine } from './conversation-line.tsx'

const linkClass = 'underline underline-offset-4 hover:text-signal'
const joined = new Intl.ListFormat('en-US', { type: 'disjunction' })

type Props = {
  person: Person
  /** Whether this person's role opens messages of the built-in inbox. */
  mayOpenInbox: boolean
}

/** What is held of a person, kind by kind; kinds of which there is nothing are named in one line. */
export function PersonRecords({ person, mayOpenInbox }: Props) {
  const { orders, leads, chats, consents, requests, mails, searches, watches, slots, inbox } = person
  const parts: readonly (readonly [string, readonly ReactNode[]])[] = [
    ['Privacy requests', requests.map(request => <RequestLine key={request.id} {...request} />)],
    ['Orders', orders.map(order => <OrderLine key={order.id} {...order} />)],
    ['Leads', leads.map(lead => <LeadLine key={lead.id} {...lead} />)],
    ['Conversations', chats.map(chat => <ConversationLine key={chat.id} {...chat} />)],
    ['Consent', consents.map(consent => <ConsentLine key={consent.id} {...consent} />)],
    [
      'Callback hours',
      slots.map(slot => (
        <li key={slot.id}>
          <Moment at={slot.startsAt} timeZone={slot.timeZone} />
          {slot.releasedAt ? <span className="text-soft"> given back</span> : null}
        </li>
      )),
    ],
    [
      'Emails',
      mails.map(mail => (
        <li key={mail.id}>
          {mail.subject} <span className="text-soft">{mail.sentAt ? 'sent' : 'not sent'}, </span>
          <Moment at={mail.createdAt} />
        </li>
      )),
    ],
    [
      'Searches of the account',
      [...(searches?.addresses ?? [])].map(search => (
        <li key={`${search.street} ${search.createdAt.getTime()}`}>
          {search.street}, {search.city}, {search.state} {search.zipCode}, <Moment at={search.createdAt} />
        </li>
      )),
    ],
    [
      'Email alerts',
      watches.map(watch => (
        <li key={watch.id} className="break-words">
          {wishInWords(watch.wish, watch.known.kind === 'price' ? watch.known.name : '')}{' '}
          <span className="text-soft">{watch.confirmedAt ? 'confirmed' : 'not confirmed'}</span>
        </li>
      )),
    ],
    [
      BUILT_IN_INBOX,
      inbox.map(message => (
        <li key={message.id}>
          {mayOpenInbox ? (
            <Link className={linkClass} to={`/desk/inbox/${message.id}`}>
              Message
            </Link>
          ) : (
            'Message'
          )}
          , <Moment at={message.receivedAt} />
        </li>
      )),
    ],
  ]
  const empty = parts
    .filter(([, lines]) => lines.length === 0)
    .map(([name]) => (name === BUILT_IN_INBOX ? 'messages in the built-in inbox' : name.toLowerCase()))
  return (
    <>
      {parts.map(([name, lines]) =>
        lines.length === 0 ? null : (
          <section key={name} aria-label={name}>
            <h2 className="mb-2 text-lg">
              {name} <span className="text-soft">{lines.length}</span>
            </h2>
            <ul className="space-y-2">{lines}</ul>
          </section>
        ),
      )}
      {empty.length > 0 ? <p className="text-soft">We have no {joined.format(empty)}.</p> : null}
    </>
  )
}

function OrderLine({ reference, status, createdAt, isOpen, items }: Person['orders'][number]) {
  return (
    <li>
      <Link className={linkClass} to={`/desk/orders/${reference}`}>
        {reference}
      </Link>{' '}
      <span className="text-soft">
        {orderStateWords[status]}
        {isOpen ? '' : ', closed'}, <Moment at={createdAt} />
      </span>
      <p className="text-soft">
        {items.map(item => fullName(item.providerName, item.serviceName)).join(', ')}
      </p>
    </li>
  )
}

function LeadLine({ id, selectedService, source, createdAt, notes }: Person['leads'][number]) {
  // A chat's notes name its session, too.
  const said = source === 'chat' ? toldWords(notes) : notes
  return (
    <li>
      <Link className={linkClass} to={`/desk/leads/${id}`}>
        {wantedWords(selectedService) || 'A call'}
      </Link>{' '}
      <span className="text-soft">
        {sourceWords[source]}, <Moment at={createdAt} />
      </span>
      {said ? <p className="break-words whitespace-pre-wrap">{said}</p> : null}
    </li>
  )
}

/** What was never given can't be taken back: a withdrawal is noted with every record, so that none is missed later. */
function ConsentLine(consent: Person['consents'][number]) {
  const { source, createdAt, marketingCalls, revocations, retentionUntil } = consent
  return (
    <li>
      {marketingCalls ? 'Agreed to offers' : 'No offers'}
      {/* Records from before may hold a withdrawal of what nobody had agreed to. */}
      {marketingCalls && revocations.length > 0 ? ', taken back since' : ''}{' '}
      <span className="text-soft">
        {sourceWords[source]}, <Moment at={createdAt} />, kept until {formatDate(retentionUntil)}
      </span>
    </li>
  )
}

function RequestLine({ id, kind, receivedAt, dueAt, doneAt }: Person['requests'][number]) {
  return (
    <li>
      <Link className={linkClass} to={`/desk/privacy/${id}`}>
        {requestWords[kind]}
      </Link>{' '}
      <span className="text-soft">
        asked <Moment at={receivedAt} />, {doneAt ? 'answered' : 'due'} <Moment at={doneAt ?? dueAt} />
      </span>
    </li>
  )
}
