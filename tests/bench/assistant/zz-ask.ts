import { readFileSync } from 'node:fs'
import { openHouse } from './run-dialogues.ts'
const house = await openHouse()
for (const block of readFileSync(process.argv[2]!, 'utf8').split(/\n\s*\n/)) {
  const say = await house.chat()
  for (const line of block.split('\n').filter(l => l.trim())) {
    const { response, choices } = await say(line)
    console.log(`> ${line}\n${response.replace(/\n+/g, ' / ').slice(0, 420)}${choices.length ? `  [${choices.join(' | ').slice(0, 120)}]` : ''}`)
  }
  console.log()
}
await house.close()
