/** What the customer reads about an event of their order, by event name. */
const words: Readonly<Record<string, string>> = {
  slot_booked: 'You chose when we call',
  slot_moved: 'You chose another time for our call',
  slot_cancelled: 'You gave up the time of our call',
  slot_lost: 'We can’t call in the hour you chose anymore, so we’ll get in touch as soon as possible',
  promise_moved: 'We’re closed at the time we promised, so we moved it',
  order_contact_changed: 'You changed your contact details',
  order_note_added: 'You added a note',
  order_cancelled: 'You canceled the order',
  reached: 'We talked with you',
  no_answer: 'We tried to reach you and got no answer',
  wrong_number: 'We couldn’t reach you at the phone number in your order',
  call_later: 'You asked us to call later',
  confirmed: 'The provider confirmed your order',
  booked: 'Installation was booked',
  not_available: 'The provider doesn’t offer it at your address',
  line_not_available: 'A provider doesn’t offer part of your order at your address, so we took it out',
  cancelled: 'The order was canceled',
  provider_not_reached: 'We haven’t reached the provider yet to cancel it there',
  cancelled_there: 'We canceled it with the provider',
  reopenOrder: 'We opened the order again, as it was',
  not_cancelled_there: 'It isn’t canceled with the provider yet after all',
  price_changed: 'A price has changed since you ordered',
  corrected: 'We corrected your order as you asked',
}

type Event = { what: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

/** An event as its customer reads it, in general words if it has none of its own. */
export function timelineWords({ what, before, after }: Event): string {
  const told = words[what] ?? 'We worked on your order'
  if (what !== 'line_not_available') return told
  const left = linesOf(after)
  const gone = linesOf(before).filter(line => !left.includes(line))
  return gone.length > 0 ? `${told}: ${gone.join(', ')}` : told
}

/** The lines that an event names, as far as its details are still kept. */
const linesOf = (details: Record<string, unknown> | null): string[] =>
  Array.isArray(details?.lines) ? details.lines.map(String) : []
