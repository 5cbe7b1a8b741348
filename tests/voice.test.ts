import { expect, test } from 'vitest'
import { type Source, within } from './support/sources.ts'
import { voiceFaults } from './support/voice.ts'

/** What a file says to visitors: its text without comments, names of files and code that is written in words. */
const saidBy = ({ text }: Source) =>
  text
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ')
    .replace(/(?:^|\s)\/\/[^\n]*/g, ' ')
    .replace(/\n(?:import|export)\b[^\n]*from '[^'\n]*'/g, '\n')

/** Texts in quotation marks, in backticks and between tags; names of code are left out. */
const texts = (source: Source) =>
  [...saidBy(source).matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*"|>[^<>{}]+</g)].map(match => match[0])

/** What visitors type, in their own words. */
const isTyped = ({ path }: Source) => /^domain\/assistant\/understanding\/.*-examples\.ts$/.test(path)
const files = [...within('app'), ...within('domain')].filter(source => !isTyped(source))

/** Provider M's own name for its later price (specification, section 9). */
const rackRate = (path: string) =>
  /metronet|rack-rate|plan-table|provider-pages|internet-plan|catalog\/seed/.test(path)

test('every text of the site is in our own voice', () => {
  expect(files.length).toBeGreaterThan(400)
  const faults = files.flatMap(source =>
    texts(source)
      // One word alone is a name of code, or of a file.
      .filter(text => /\s/.test(text))
      .flatMap(text => voiceFaults(text, { rackRate: rackRate(source.path) }))
      .map(fault => `${source.path}: ${fault}`),
  )
  expect(faults).toEqual([])
})
