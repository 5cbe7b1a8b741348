import { newDialogue } from '#domain/assistant/dialogue.ts'
import { readQuestion } from '#domain/assistant/reading/read-question.ts'
import { intents, type LearnedIntent } from '#domain/assistant/understanding/intents.ts'
import { understand } from '#domain/assistant/understanding/understand.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { judgeTurn, type Verdict } from './judge-turn.ts'
import { modelOfSettings } from './model-of-settings.ts'
import { readDialogues } from './read-dialogues.ts'
import { openHouse } from './run-dialogues.ts'

/*
 * `npm run bench:assistant`: the score on the set of dialogues. For the held-back part only counts and the confusion
 * of intents are printed, so that nothing is built on it; `-- --show-held` shows everything, `-- --answers` every
 * answer. `-- --model` puts the language model of the settings (`ASSISTANT_*`) before the embedded answers, as on the
 * site; `-- --sample 20` asks about twenty dialogues of each part.
 */

const showHeld = process.argv.includes('--show-held')
const showAnswers = process.argv.includes('--answers')
const catalogue = readSeed()
const model = process.argv.includes('--model') ? await modelOfSettings() : null
const house = await openHouse(model?.withModel)
const dialogues = readDialogues()
/** Dialogues from all over a part, as many as were asked for; all of them without. */
const sampled = <One>(all: readonly One[]): readonly One[] => {
  const asked = process.argv.indexOf('--sample')
  const most = asked === -1 ? all.length : Math.max(1, Number(process.argv[asked + 1]) || 1)
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, index) => index % step === 0).slice(0, most)
}
const times: number[] = []
const isIntent = (name: string): name is LearnedIntent => intents.some(intent => intent === name)

for (const part of ['build', 'held'] as const) {
  const counts: Record<Verdict, number> = { right: 0, wrong: 0, useless: 0 }
  const confusion = new Map<string, number>()
  const ofPart = sampled(dialogues.filter(one => one.part === part))
  for (const { name, turns } of ofPart) {
    const say = await house.chat()
    let dialogue = newDialogue
    for (const turn of turns) {
      const { response, ms } = await say(turn.message)
      times.push(ms)
      const { verdict, why } = judgeTurn(turn, response)
      counts[verdict] += 1
      const wanted = turn.intents.find(isIntent)
      const { intent } = understand(catalogue, turn.message, readQuestion(catalogue, turn.message), dialogue)
      if (wanted && !(intent && turn.intents.includes(intent))) {
        const pair = `${wanted} taken for ${intent ?? 'nothing'}`
        confusion.set(pair, (confusion.get(pair) ?? 0) + 1)
      }
      dialogue = { ...dialogue, topic: wanted ?? dialogue.topic }
      const told = part === 'build' || showHeld
      if (showAnswers && told)
        console.log(`[${name}] ${turn.message}\n   ${response.replaceAll('\n', '\n   ')}`)
      if (told && verdict !== 'right')
        console.log(
          `${verdict.toUpperCase()} [${name}] ${turn.message}: ${why}\n   ${response.replaceAll('\n', ' ').slice(0, 260)}`,
        )
    }
  }
  const all = counts.right + counts.wrong + counts.useless
  const share = (count: number) => `${count} (${((100 * count) / all).toFixed(1)} %)`
  console.log(
    `\n${part}: ${ofPart.length} dialogues, ${all} turns: right ${share(counts.right)}, wrong ${share(counts.wrong)}, useless ${share(counts.useless)}`,
  )
  // Intents are what the embedded assistant takes a question for.
  if (model) continue
  for (const [pair, count] of [...confusion].toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${count} x ${pair}`)
}
const sorted = times.toSorted((a, b) => a - b)
console.log(
  `\nanswers: p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`,
)
if (model) console.log(model.report())
await house.close()
