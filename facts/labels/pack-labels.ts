// `npm run facts:labels -- FOLDER`: packs the ISPs' label files of a folder (ISP/DATE.csv.gz, ISP/DATE.csv or ISP/DATE.xlsx)
// and Frontier's by hand into facts/labels/PROVIDER.json.br, which the first start loads.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { readLabelSheet } from '#adapters/label-sheet.server.ts'
import { type BoxEdition, type PackedLabel, packBox, unpackBox } from '#domain/labels/label-box.ts'
import { BY_HAND } from '#domain/labels/label-origin.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import { nextEdition, type StandingLabel } from '#domain/labels/next-edition.ts'
import { type LabelFile, readLabelFile } from '#domain/labels/reading/read-label-file.ts'

type Found = { date: string; bytes: Buffer }

const here = import.meta.dirname
const isps: Record<string, string> = { windstream: 'kinetic', googlefiber: 'google-fiber' }
/** The day each provider's file was last seen. */
const lastSeen: Record<string, string> = {}
/** The day of the commit that the labels of that time are from. */
const EARLIER_COPY = '2025-12-25'

function creditOf(providerId: string, date: string): string {
  if (providerId === 'frontier') return `${BY_HAND} from the labels shown by Frontier`
  return date === EARLIER_COPY
    ? 'copy in GroIV/internetproviders-nextjs, commit b213c14 (day of the commit)'
    : 'copy in andrewmswensen-hue/broadbandfacts, commit 0aeb37b (MIT)'
}

function read(path: string): Buffer {
  const bytes = readFileSync(path)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

/** An ISP's files by day. An ISP with several files has a folder for each; an unchanged file is from an earlier day. */
function visits(folders: readonly string[]): Found[] {
  const files = folders.map(folder =>
    readdirSync(folder).map(name => ({ date: basename(name).slice(0, 10), path: join(folder, name) })),
  )
  const dates = [...new Set(files.flat().map(one => one.date))].toSorted()
  return dates.map(date => {
    const parts = files.flatMap(list => {
      const last = list
        .filter(one => one.date <= date)
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .at(-1)
      return last ? [read(last.path)] : []
    })
    return { date, bytes: Buffer.concat(parts.flatMap(part => [part, Buffer.from('\n')]).slice(0, -1)) }
  })
}

async function readFile(bytes: Buffer): Promise<LabelFile> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    return readLabelFile({ kind: 'sheet', rows: await readLabelSheet(bytes) })
  }
  return readLabelFile({ kind: 'csv', text: bytes.toString('utf8') })
}

async function pack(providerId: string, found: readonly Found[]): Promise<void> {
  const editions: BoxEdition[] = []
  const labels: PackedLabel[] = []
  let standing: StandingLabel[] = []
  for (const { date, bytes } of found) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const last = editions.at(-1)
    if (last?.sha256 === sha256) {
      last.lastSeen = date
      continue
    }
    const file = await readFile(bytes)
    const step = nextEdition(providerId, standing, file.labels)
    const number = editions.length
    for (const { id } of [...step.gone, ...step.replaced.map(one => one.old)]) {
      const label = labels[id]
      if (label) label.to = number
    }
    standing = [...step.kept]
    for (const { facts, published } of [...step.replaced.map(one => one.label), ...step.fresh]) {
      standing.push({ id: labels.length, lineageId: 0, facts })
      labels.push({ facts, published, from: number, to: null })
    }
    const { layout, columns, rows } = file
    const source = labelSource(providerId)
    const counts = { rows, leftOut: file.leftOut.mobile + file.leftOut.business, badRows: file.bad.length }
    editions.push({
      ...{ date, lastSeen: date, sha256, layout, columns, ...counts },
      source: source?.file ?? source?.page ?? providerId,
      credit: creditOf(providerId, date),
    })
  }
  lastSeen[providerId] = editions.at(-1)?.lastSeen ?? found.at(-1)?.date ?? EARLIER_COPY
  const box = packBox(providerId, editions, labels)
  unpackBox(box)
  const text = JSON.stringify(box)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  const packed = brotliCompressSync(text, { params })
  writeFileSync(join(here, `${providerId}.json.br`), packed)
  const bad = editions.reduce((sum, one) => sum + one.badRows, 0)
  console.log(
    `${providerId}: ${editions.length} editions to ${editions.at(-1)?.date}, ${labels.length} labels, ${bad} bad rows, ${packed.length.toLocaleString('en-US')} bytes`,
  )
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('npm run facts:labels -- FOLDER')
  process.exit(1)
}
const names = readdirSync(folder, { withFileTypes: true })
const byProvider = Map.groupBy(
  names.filter(one => one.isDirectory()).map(one => one.name),
  name => {
    const isp = name.replace(/-\d+$/, '')
    return isps[isp] ?? isp
  },
)
for (const [providerId, folders] of [...byProvider].toSorted(([a], [b]) => a.localeCompare(b))) {
  const inOrder = folders.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  await pack(providerId, visits(inOrder.map(name => join(folder, name))))
}
await pack('frontier', [{ date: EARLIER_COPY, bytes: readFileSync(join(here, 'frontier.csv')) }])
writeFileSync(join(here, 'last-seen.json'), `${JSON.stringify(lastSeen, null, 2)}\n`)
