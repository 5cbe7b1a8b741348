import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as reader from '@guidepup/virtual-screen-reader'
import type { Locator } from '@playwright/test'

const engine = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

/** What it calls its end, and phrases that tell nothing of the words: where a part ends, and that a paragraph begins. */
const untold = /^(?:end(?: of|,) .*|paragraph)$/

/** Numbers, which change by day and with the catalog; not those that the reader counts with. */
const numbers = /(?<!(?:level|position|set size) |[\d.,])\d(?:[\d.,]*\d)?/g

/**
 * What a screen reader says from a part's beginning to its end, or until a phrase: a line for each phrase, numbers as '#'.
 * It speaks for what is folded, too. The test must bypass the policy of our pages (`bypassCSP`).
 */
export async function spokenOf(part: Locator, until?: string): Promise<string> {
  const phrases = await part.evaluate(
    async (container, asked) => {
      // Browsers show nothing of these, which the reader doesn't know.
      for (const without of document.querySelectorAll('noscript')) without.hidden = true
      const url = URL.createObjectURL(new Blob([asked.engine], { type: 'text/javascript' }))
      const { virtual } = (await import(url)) as typeof reader
      await virtual.start({ container })
      const said = async () => (await virtual.spokenPhraseLog()).at(-1) ?? ''
      const [first] = await virtual.spokenPhraseLog()
      // After its end it begins again.
      do await virtual.next()
      while (![first, `end of ${first}`].includes(await said()) && !(await said()).includes(asked.until))
      const log = [...(await virtual.spokenPhraseLog())]
      await virtual.stop()
      return log
    },
    { engine, until: until ?? '\0' },
  )
  // Of a panel that has the focus it tells the name twice.
  return phrases
    .filter((phrase, index) => !untold.test(phrase) && !(index === 1 && phrase === phrases[0]))
    .map(phrase => phrase.replace(numbers, '#'))
    .join('\n')
}
