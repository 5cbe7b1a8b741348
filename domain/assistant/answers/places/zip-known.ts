import type { Asking, Reply } from '../asking.ts'
import { whoSellsThere } from './is-there.ts'

const asksForZip = / ?Tell me your (?:5-digit )?ZIP code(?:,)? and I(?:’ll| look up)[^.]*\./

/** An answer that would ask for a ZIP code which is known: who sells there, in place of that. */
export const withZipKnown = (reply: Reply, { place }: Pick<Asking, 'place'>): Reply =>
  place && asksForZip.test(reply.text)
    ? { ...reply, text: reply.text.replace(asksForZip, () => ` ${whoSellsThere({ place })}`).trim() }
    : reply
