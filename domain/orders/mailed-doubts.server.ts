import type { KeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'
import type { MailedServices } from './order-mail-lines.ts'
import type { SoldHome } from './sold-terms.ts'

/**
 * What an email says of an order's home, as its pages do; nothing where the home is unknown. Looked up outside of the
 * transaction that stores the order, which is stored all the same where the data don't answer.
 */
export async function mailedDoubts(
  { catalogue, keptDoubts }: { catalogue: Catalogue; keptDoubts: KeptDoubts },
  items: readonly { planId?: string | null | undefined }[],
  home: SoldHome,
): Promise<MailedServices['at']> {
  if (!home) return undefined
  const planIds = items.flatMap(({ planId }) => planId ?? [])
  const doubts = await keptDoubts(catalogue, home.zipCode, planIds)
  return { ...doubts, place: placeInWords(home.zipCode, home) }
}
