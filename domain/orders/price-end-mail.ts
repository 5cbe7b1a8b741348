import { type MailWords, mailWords } from '#domain/mail/mail-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { PriceEnd } from './price-ends.ts'

/** Says which promotional prices end, what they become, and where to see alternatives. */
export function priceEndMail(
  ends: readonly (PriceEnd & { serviceName: string })[],
  links: { alternatives: string; page: string; stop: string },
): MailWords {
  const [first] = ends
  const subject =
    ends.length === 1 && first
      ? `Your price for ${first.serviceName} ends on ${formatDate(first.endsOn)}`
      : 'Promotional prices of your order end soon'
  return mailWords(subject, [
    'By the terms you ordered under, counted from the day of your installation:',
    {
      facts: ends.map(({ serviceName, endsOn, nowCents, laterCents }) => [
        serviceName,
        laterCents === null
          ? `${formatMonthly(nowCents)} until ${formatDate(endsOn)}. The provider had not published the price after that: ask them.`
          : `${formatMonthly(nowCents)} until ${formatDate(endsOn)}, then ${formatMonthly(laterCents)}.`,
      ]),
    },
    'Your bill is what counts: the provider may have changed its prices since.',
    { link: links.alternatives, label: 'See other plans at your address' },
    { link: links.page, label: 'See your order' },
    { link: links.stop, label: 'Stop these reminders' },
  ])
}
