// The main journeys in Firefox and WebKitGTK, at a phone's and a desktop's width.
// npm run prove:engines [-- --engines firefox,webkit,chromium] [-- --widths 390,1440] [-- --journeys words]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pdfOf } from '../support/pdf-of.ts'
import { SiteProcess } from '../support/site-process.ts'
import useSiteTemplate from '../support/site-template.ts'
import { invitedOnPglite } from '../support/staff-of-process.ts'
import { journeys } from './engines/journeys.ts'
import { installDrivers } from './engines/packages.ts'
import { missingPrograms, startEngine } from './engines/programs.ts'
import { Visitor } from './engines/visitor.ts'
import { machine } from './machine.ts'

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'firefox,webkit' },
    widths: { type: 'string', default: '390,1440' },
    journeys: { type: 'string', default: '' },
  },
})
const asked = values.engines.split(',')
const missing = asked.flatMap(missingPrograms)
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(2)
}
installDrivers()
console.log(machine())

/** Somebody waits for a call: work for the desk. */
async function askForCall({ origin }: SiteProcess): Promise<void> {
  const lead = {
    ...{ name: 'Dee Caller', email: 'dee@example.com', phone: '512 555 0103', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/', website: '' },
  }
  const headers = { 'content-type': 'application/json', origin }
  const { ok } = await fetch(`${origin}/api/leads`, { method: 'POST', headers, body: JSON.stringify(lead) })
  if (!ok) throw new Error('The lead was refused')
}

const pictures = join(import.meta.dirname, '..', '..', 'test-results', 'engines')
const chosen = Object.entries(journeys).filter(([name]) => name.includes(values.journeys))
const removeTemplate = await useSiteTemplate()
mkdirSync(pictures, { recursive: true })
const bill = join(pictures, 'bill.pdf')
writeFileSync(bill, pdfOf(['Internet Service  $80.00', 'Router Rental  $15.00', 'Total New Charges  $95.00']))
/** What a browser may say of a refusal that a journey provokes. */
const provoked = /status of 4\d\d/
let faults = 0

for (const engineName of asked) {
  const engine = await startEngine(engineName)
  try {
    for (const width of values.widths.split(',').map(Number)) {
      let invitation = ''
      const site = await SiteProcess.start('PGlite', { LOG_LEVEL: 'error' }, async dataDir => {
        invitation = await invitedOnPglite(dataDir, 'ana@plainwire.example', 'agent')
      })
      await askForCall(site)
      for (const [name, walk] of chosen) {
        const folder = join(pictures, `${engineName}-${width}`, name.replaceAll(' ', '-'))
        rmSync(folder, { recursive: true, force: true })
        const size = { width, height: width < 640 ? 844 : 900 }
        const page = await engine.openPage(size, site.origin)
        const visitor = new Visitor(page, size, site.origin, folder)
        const begun = Date.now()
        const failed = await walk(visitor, { bill, invitation }).then(
          () => null,
          async (error: unknown) => {
            await visitor.shoot().catch(() => {})
            return String(error)
          },
        )
        const wrong = [...(failed ? [failed] : []), ...page.faults().filter(fault => !provoked.test(fault))]
        await page.close()
        faults += wrong.length
        const seconds = ((Date.now() - begun) / 1_000).toFixed(1)
        console.log(`${wrong.length ? 'FAIL' : 'pass'}  ${engine.name}  ${width} px  ${name}  ${seconds} s`)
        for (const fault of wrong) console.log(`      ${fault}`)
      }
      if (site.output.includes('"level":')) console.log(site.output.slice(-2_000))
      await site.remove()
    }
  } finally {
    await engine.close()
  }
}
removeTemplate()
console.log(
  faults === 0 ? `All as it should be. Pictures: ${pictures}` : `${faults} faults. Pictures: ${pictures}`,
)
process.exit(faults === 0 ? 0 : 1)
