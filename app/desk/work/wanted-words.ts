import { serviceInWords } from '#domain/leads/service-words.ts'
import { capitalized } from '#domain/shared/first-letter.ts'

/** What somebody wants, as it begins a line or fills a field; empty if they didn't say. */
export function wantedWords(service: string): string {
  const words = serviceInWords(service)
  return words === service ? service : capitalized(words)
}
