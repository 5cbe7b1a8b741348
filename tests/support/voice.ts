/** Phrases that give away a text as translated or bureaucratic. None may be on the site. */
const giveaways = [
  'things to mend',
  'not to be had',
  'most that a monthly bill may be',
  'most that a bill may be',
  'nearest to what you said',
  'nobody pays for a place',
  'we weigh every combination',
  'weigh every combination',
  'whom may we call',
  'bind you to nothing',
  'one total in sight',
  'watches over the home that you own',
  'no internet with it',
  'size of the kit',
  'tell us that this is wrong',
  'single homes may differ',
  'only known for the state',
  'that we carry',
  'something to change?',
  'ranked by a formula that stands on this page',
  'stands on this page',
  'on this page stands',
  'the dearer one',
  'whoever would rather',
  'no promised term',
  'take the line of each thing',
  'we mend it',
  'what we answer for',
  'all the same',
]

/** Words that we have another one for: the pattern, and what to say instead. */
const otherWords: readonly [RegExp, string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bcarriers?\b/i, 'provider'],
  [/\bdear(?:er|est)?\b/i, 'costs more'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bwhole price\b/i, 'full price'],
  [/\bweigh(?:s|ed|ing)?\b/i, 'compare'],
  [/\bcall-backs?\b/i, 'callback, or call back'],
  [/\btelephone\b/i, 'phone'],
  // The button that the desk's contract names, and the list of how visitors spell it.
  [/(?<!canceled )\bcancelled\b(?! by customer)/i, 'canceled'],
]

/** Only where the specification has it: the later price of provider M. */
const RACK_RATE = /\brack rates?\b/i

/** What in a text breaks the voice, each with the words around it. */
export function voiceFaults(text: string, { rackRate = false } = {}): string[] {
  const plain = text.replaceAll('’', "'").replace(/\s+/g, ' ')
  const around = (at: number, length: number) => plain.slice(Math.max(0, at - 30), at + length + 30)
  const lower = plain.toLowerCase()
  const phrases = giveaways.flatMap(phrase => {
    const at = lower.indexOf(phrase)
    return at < 0 ? [] : [`"${phrase}" in "…${around(at, phrase.length)}…"`]
  })
  const words = [...otherWords, ...(rackRate ? [] : [[RACK_RATE, 'regular price'] as const])].flatMap(
    ([pattern, instead]) => {
      const found = pattern.exec(plain)
      return found ? [`"${found[0]}", say ${instead}: "…${around(found.index, found[0].length)}…"`] : []
    },
  )
  return [...phrases, ...words]
}
