import { withoutHidden } from '#platform/without-hidden.ts'

const names = ['who', 'what', 'subjectKind', 'subjectId', 'from', 'to'] as const

/** The filter that an address keeps; fields that were left empty are not part of it. */
export function filterOfAddress(search: URLSearchParams): Partial<Record<(typeof names)[number], string>> {
  const filled = names
    .map(name => [name, withoutHidden(search.get(name) ?? '').trim()] as const)
    .filter(([, value]) => value)
  return Object.fromEntries(filled)
}
