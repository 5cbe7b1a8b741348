import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { providersIn } from '../reading/read-question.ts'
import { withoutZips } from '../reading/zip-in.ts'

/** A message with what it names masked, as the examples are written: `is PROV at ZIP under MONEY`. */
export function masked(catalogue: Catalogue, message: string): string {
  const text = message.toLowerCase().replace(/\s+/g, ' ')
  const named = providersIn(catalogue, text)
    .filter(({ provider }) => provider.kinds.includes('internet'))
    .reduce((left, { words }) => left.replaceAll(words, ' PROV '), text)
  return withoutZips(named, ' ZIP ')
    .replace(
      /\$\s?\d[\d,.]*|\b\d{2,3}\.\d\d\b(?! ?(?:mbps|m|k|%))|\b\d{2,3}(?:\.\d\d)? ?(?:dollars?|bucks?)\b/g,
      ' MONEY ',
    )
    .replace(
      /\b(under|below|over|above|around|about|for|budget|spend) \d{2,3}\b(?! ?(?:m|k|%|people|channels))/g,
      '$1 MONEY ',
    )
    .replace(/\b\d[\d,.]* ?-?(?:mbps|mbit|megabits?|megs?|megas?|mb|gbps|gigabit|gigs?)\b/g, ' SPEED ')
    .replace(/\b(?:a )?gig(?:abit)?\b/g, ' SPEED ')
    .replace(/\b(?:\d{1,2}|one|two|three|a) ?-?(?:years?|yrs?)\b|\b\d{1,2} ?(?:months?|mos?)\b/g, ' SPAN ')
    .replace(
      /\b(?:\d{1,2}|two|three|four|five|six|seven|eight) ?(?:people|persons?|users|kids|roommates|adults|of us|gamers)\b/g,
      ' PEOPLE ',
    )
}
