// What editors set off, under load and under kills: revisions published through the desk on two processes with visitors on
// both, and each job killed (SIGKILL) at random moments. npm run prove:office [-- --revisions 20] [-- --kills 10]
import { parseArgs } from 'node:util'
import { machine } from './machine.ts'
import { killedImports } from './office/killed-imports.ts'
import { killedLabelFetches } from './office/killed-label-fetches.ts'
import { killedLabelUploads } from './office/killed-label-uploads.ts'
import { killedRollUps } from './office/killed-roll-ups.ts'
import { killedWeeklyMails } from './office/killed-weekly-mails.ts'
import { publishedUnderLoad } from './office/published-under-load.ts'

const { values } = parseArgs({
  options: { revisions: { type: 'string', default: '20' }, kills: { type: 'string', default: '10' } },
})
console.log(machine())
const faults: string[] = []
const check = (holds: boolean, what: string) => {
  console.log(`  ${holds ? 'ok' : 'WRONG'}: ${what}`)
  if (!holds) faults.push(what)
}
if (Number(values.revisions) > 0) await publishedUnderLoad(Number(values.revisions), check)
const kills = Number(values.kills)
if (kills > 0) {
  await killedRollUps(kills, check)
  await killedWeeklyMails(kills, check)
  await killedLabelUploads(kills, check)
  await killedLabelFetches(kills, check)
  await killedImports(kills, check)
}
console.log(faults.length === 0 ? '\nNothing was wrong.' : `\n${faults.length} wrong.`)
process.exit(faults.length === 0 ? 0 : 1)
