import { serviceInWords } from '#domain/leads/service-words.ts'

/** What somebody wants, as it begins a line or fills a field; empty if they didn't say. */
export function wantedWords(service: string): string {
  const words = serviceInWords(service)
  return words === service ? service : words.charAt(0).toUpperCase() + words.slice(1)
}
