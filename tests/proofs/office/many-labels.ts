import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
/** As many as the largest provider publishes. */
export const LABELS = 3_400

/** The excerpt's labels for homes again and again, each under an id of its own; in each round every one says something else. */
export function manyLabels(round: number): string {
  const text = readFileSync(join(root, 'domain', 'labels', 'excerpts', 'metronet.csv'), 'utf8')
  const [header = '', ...lines] = text.split('\n')
  const rows = lines
    .filter(line => line.includes(',F0030023295R'))
    .map(line => line.replace('943.85 Mbps', `${900 + round}.85 Mbps`))
  const copies = Array.from({ length: LABELS }, (_, index) =>
    rows[index % rows.length]?.replace(/R\d{14}/, `R${String(index).padStart(14, '0')}`),
  )
  return [header, ...copies].join('\n')
}
