import { counted } from '#domain/shared/counted.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/** What the credit of labels begins with that somebody wrote down from what their provider shows. */
export const BY_HAND = 'written down by hand'

/**
 * How an edition of labels came to us: a file that we fetched or uploaded, a copy of the provider's file that somebody
 * else kept, or no file at all.
 */
export type LabelOrigin = 'fetched' | 'copied' | 'by-hand'

/** The origin of an edition, by the credit that it carries. */
export function labelOrigin({ credit }: { credit: string | null }): LabelOrigin {
  if (credit === null) return 'fetched'
  return credit.startsWith(BY_HAND) ? 'by-hand' : 'copied'
}

/** Where the labels that we hold come from, all of them in a few sentences. */
export function originsInWords(editions: readonly { name: string; credit: string | null }[]): string {
  const of = (origin: LabelOrigin) => editions.filter(one => labelOrigin(one) === origin)
  const [fetched, copied, byHand] = [of('fetched'), of('copied'), of('by-hand')]
  const files = (count: number) => counted(count, 'provider’s newest file', 'providers’ newest files')
  return [
    fetched.length > 0 ? `We got ${files(fetched.length)} ourselves.` : '',
    copied.length > 0 ? `We have ${files(copied.length)} from others who keep copies.` : '',
    byHand.length > 0
      ? `What ${inOneList(byHand.map(({ name }) => name))} showed was written down by hand.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
