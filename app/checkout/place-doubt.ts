import { notListedWords } from '#domain/availability/place-doubts.ts'
import { callApi } from '../operations/call-api.ts'
import { placeInWords } from '../search/search.ts'

/** What nobody lists at the home that the cart's cost is worked out for, in a sentence; empty if all of it is. */
export async function placeDoubt(asked: string, signal: AbortSignal): Promise<string> {
  const answer = await callApi('POST /api/cart-cost', JSON.parse(asked), { signal })
  if (!answer.ok) return ''
  const { home, notListed } = answer.value
  return home && notListed.length > 0 ? notListedWords(notListed, placeInWords(home.zipCode, home)) : ''
}
