import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { afterList } from './after-list.ts'
import { afterTalk } from './after-talk.ts'
import { followUp } from './follow-up.ts'
import { ofBefore } from './of-before.ts'
import { ofLines } from './of-lines.ts'
import { ofSpokenPlan } from './of-spoken-plan.ts'
import { enoughForGames } from './shapes.ts'
import { certain, type Understood } from './understood.ts'

/** What the plain words of a question mean by what was spoken of before it; null where they go on with nothing. */
export function ofSpoken(
  catalogue: Catalogue,
  words: string,
  asked: Asked,
  dialogue: Dialogue,
): Understood | null {
  const ofEarlier = ofBefore(catalogue, words, asked, dialogue)
  if (ofEarlier) return { ...certain(ofEarlier), followed: true }
  const talked = afterTalk(words, asked, dialogue)
  if (talked) return certain(talked)
  const listed = afterList(words, asked, dialogue)
  if (listed) return { ...certain(listed), followed: true }
  const ofPlan = ofSpokenPlan(words, asked, dialogue)
  if (ofPlan) return { ...certain(ofPlan), followed: true }
  const followed = followUp(catalogue, words, asked, dialogue)
  if (followed) return certain(followed)
  const ofLine = ofLines(words, asked, dialogue)
  if (ofLine) return certain(ofLine)
  if (dialogue.providers.length > 0 && asked.providers.length === 0 && enoughForGames.test(words))
    return certain('gaming')
  return null
}
