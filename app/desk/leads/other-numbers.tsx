import type { LeadForDesk } from '#domain/leads/lead-for-desk.server.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'

/** The other numbers that the same person gave, for when nobody answers at this one. */
export function OtherNumbers({ numbers }: { numbers: LeadForDesk['otherNumbers'] }) {
  if (numbers.length === 0) return null
  return (
    <p>
      <span className="text-soft">They also gave</span>{' '}
      {numbers.map(({ phone, doNotCall }, index) => (
        <span key={phone}>
          {index > 0 ? ', ' : ''}
          {doNotCall ? (
            'a number on the do-not-call list'
          ) : (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="font-semibold underline">
              {phoneWords(phone)}
            </a>
          )}
        </span>
      ))}
    </p>
  )
}
