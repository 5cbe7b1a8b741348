// Looks up random ZIP codes of the whole country. node ask-lookups.ts ORIGIN WHICH RATE SECONDS
import { join } from 'node:path'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { zipRefusal } from '#domain/shared/zip-refusal.ts'
import { root } from './server-process.ts'
import { tellShot } from './shoot.ts'
import { askSteadily } from './steady-client.ts'

const [origin = '', which = '', rate = '', seconds = ''] = process.argv.slice(2)
const directory = loadZipDirectory(join(root, 'facts', 'zips', 'zip-directory.tsv.gz'))
// Those that a search answers: it refuses those of military mail.
const zips = [...directory.entries()].filter(place => !zipRefusal(place)).map(({ zipCode }) => zipCode)
const { host } = new URL(origin)
let visitors = 0

/** As browsers ask. Visitors have addresses of their own; each may look up sixty times a minute. */
function request(): string {
  visitors += 1
  const zip = zips[Math.floor(Math.random() * zips.length)] ?? ''
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const headers = `host: ${host}\r\naccept-encoding: gzip, br\r\norigin: ${origin}\r\nx-forwarded-for: ${address}`
  if (which === 'api') return `GET /api/availability?zip=${zip} HTTP/1.1\r\n${headers}\r\n\r\n`
  const body = JSON.stringify({ address: zip })
  const about = `content-type: application/json\r\ncontent-length: ${body.length}`
  return `POST /api/fcc-broadband HTTP/1.1\r\n${headers}\r\n${about}\r\n\r\n${body}`
}

const times = await askSteadily({ url: origin, rate: Number(rate), seconds: Number(seconds), request })
tellShot({ times, seconds: times.length / Number(rate) })
process.exit(0)
