import { readFileSync } from 'node:fs'
import { openHouse } from '#tests/bench/assistant/run-dialogues.ts'
const house = await openHouse()
for (const block of readFileSync(process.argv[2]!, 'utf8').split(/\n\n/)) { const say = await house.chat(); console.log('-----'); for (const m of block.split('\n').filter(Boolean)) { const r = await say(m); console.log('> ' + m + '\n     ' + r.response.replaceAll('\n', ' ').slice(0, 330) + (r.choices.length ? ' {' + r.choices.join('|').slice(0,80) + '}' : '')) } }
await house.close()
