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

/** What is built on, and what somebody who builds nothing wrote and marked: nobody who builds reads it. */
const folders = { build: 'dialogues', held: 'held' } as const

/** All dialogues, those that are built on first. */
export function readDialogues(): SetDialogue[] {
  return [...dialoguesOf('build'), ...dialoguesOf('held')]
}

function dialoguesOf(part: SetDialogue['part']): SetDialogue[] {
  const folder = join(import.meta.dirname, folders[part])
  return readdirSync(folder)
    .toSorted()
    .flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .split(/\n\s*\n/)
        .map(block => block.split('\n').filter(line => line.includes(' >> ')))
        .filter(lines => lines.length > 0)
        .map((lines, index) => ({
          name: `${file.replace('.txt', '')} ${index + 1}`,
          part,
          turns: lines.map(turnOf),
        })),
    )
}
