import { capitalized } from '#domain/shared/first-letter.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Dimension } from './figures.ts'

const states = new Map<string, string>(usStates.map(({ code, name }) => [code, name]))

/** The name of a dimension's key. */
export function keyName(
  by: Dimension,
  key: string,
  catalogue: { provider(id: string): { name: string } | undefined },
): string {
  if (key === '') return by === 'source' || by === 'campaign' ? 'None named' : 'Not known'
  if (by === 'state') return states.get(key) ?? key
  return by === 'provider' ? (catalogue.provider(key)?.name ?? key) : key
}

const partNames: Record<string, string> = {
  form: 'Quote form',
  bundle: 'Bundle builder',
  chat: 'Chat',
  checkout: 'Checkout',
  phone: 'Phone',
}

/** The name of a part of a figure: a form by its name, a kind of email or message by its own words. */
export const partName = (part: string): string => partNames[part] ?? capitalized(part).replaceAll('_', ' ')
