import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One turn of a dialogue of the set. In the files a line is `message >> intent >> facts >> facts that must not be there`,
 * facts apart by `;`, ways to write one apart by `|`; `{price:PLAN}` and the like stand for figures of the catalog. A `~`
 * behind the intent: not knowing is an answer. Dialogues are apart by an empty line; a line with `#` is a remark.
 */
export type DialogueTurn = {
  message: string
  intents: readonly string[]
  must: readonly (readonly string[])[]
  mustNot: readonly string[]
  mayNotKnow: boolean
}

/** A dialogue, and whether it is built on or only looked at as a score. */
export type SetDialogue = { name: string; part: 'build' | 'held'; turns: readonly DialogueTurn[] }

const folder = join(import.meta.dirname, 'dialogues')
const listed = (text = '') =>
  text
    .split(';')
    .map(fact => fact.trim())
    .filter(fact => fact !== '')

function turnOf(line: string): DialogueTurn {
  const [message = '', intent = '', must, mustNot] = line.split(' >> ').map(part => part.trim())
  return {
    message,
    intents: intent.replace('~', '').split('|'),
    must: listed(must).map(fact => fact.split('|')),
    mustNot: listed(mustNot),
    mayNotKnow: intent.endsWith('~') || intent.includes('unknown'),
  }
}

/** Added once the score was known: built on only. It stands last by its name, so that the held third stays the same. */
const LATER = 'typed-later.txt'

/** All dialogues; of the first ones every third is held back. */
export function readDialogues(): SetDialogue[] {
  const blocks = readdirSync(folder)
    .toSorted()
    .flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .split(/\n\s*\n/)
        .map(block => block.split('\n').filter(line => line.includes(' >> ')))
        .filter(lines => lines.length > 0)
        .map(lines => ({ file, lines })),
    )
  return blocks.map(({ file, lines }, index) => ({
    name: `${file.replace('.txt', '')} ${index + 1}`,
    part: index % 3 === 2 && file !== LATER ? 'held' : 'build',
    turns: lines.map(turnOf),
  }))
}
