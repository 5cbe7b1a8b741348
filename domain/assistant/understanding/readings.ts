import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { isFirstOfMany } from '../answers/asking.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn } from '../reading/read-question.ts'
import { withSpeedMeant } from './bare-figure.ts'
import { withListed } from './of-listed.ts'
import { withOneByFigure } from './one-by-figure.ts'
import { withNamesOf } from './own-named.ts'
import { readingsOfSpoken, withPointedTo } from './points-back.ts'
import { spelledOut } from './refer.ts'

/** `Is the AT&T one fiber`: who sells it is who is meant. */
function withoutOne(catalogue: Catalogue, said: string): string {
  const [named, ...others] = providersIn(catalogue, said.toLowerCase())
  if (!named || others.length > 0) return said
  const at = said.toLowerCase().indexOf(named.words)
  const before = said.slice(0, at)
  const after = said.slice(at + named.words.length)
  return /\b(?:the|that|this) $/i.test(before) && /^ one\b/i.test(after)
    ? `${before.replace(/\b(?:the|that|this) $/i, '')}${said.slice(at, at + named.words.length)}${after.slice(' one'.length)}`
    : said
}

/**
 * How a question can be read: as it is spelled out, and where that is not understood and names nobody, as one about the
 * only provider that was spoken of.
 */
export function readingsOf(catalogue: Catalogue, said: string, dialogue: Dialogue): string[] {
  const speed = withSpeedMeant(
    withListed(catalogue, withOneByFigure(catalogue, withoutOne(catalogue, said), dialogue), dialogue),
    dialogue,
  )
  const named = withPointedTo(catalogue, withNamesOf(catalogue, speed, dialogue), dialogue)
  const text = spelledOut(catalogue, named, dialogue)
  const ofSpoken = readingsOfSpoken(catalogue, text, dialogue)
  const [only, ...others] = dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  const isOfNobody = providersIn(catalogue, text.toLowerCase()).length === 0
  // The first of a list is none that was spoken of.
  return only && others.length === 0 && isOfNobody && !isFirstOfMany({ dialogue, catalogue })
    ? [text, `${only.name} ${text}`, ...ofSpoken]
    : [text, ...ofSpoken]
}
