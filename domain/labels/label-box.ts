import { z } from 'zod'
import type { LabelFacts, ReadLabel } from './label.ts'
import { layoutNames, layouts } from './reading/layouts.ts'
import { createRowReader } from './reading/row-reader.ts'

const edition = z.strictObject({
  date: z.iso.date(),
  lastSeen: z.iso.date(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  layout: z.enum(layoutNames),
  /** Where the provider publishes the file. */
  source: z.string().min(1),
  /** Whose copy of it this is. */
  credit: z.string().min(1),
  rows: z.int().min(0),
  leftOut: z.int().min(0),
  badRows: z.int().min(0),
  columns: z.array(z.string()),
})

/**
 * Several editions of a provider's labels as they ship with the code: each label once, with the editions that
 * contained it, its cells as published column by column.
 */
export const labelBox = z.strictObject({
  format: z.literal(1),
  providerId: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  editions: z.array(edition).min(1),
  /** For each label the first edition that has it, and the first that doesn't; `null` if the last one has it. */
  from: z.array(z.int().min(0)),
  to: z.array(z.int().min(0).nullable()),
  /** For each column the cells of all labels. */
  cells: z.array(z.array(z.string())),
})

export type LabelBox = z.output<typeof labelBox>
export type BoxEdition = LabelBox['editions'][number]

/** An edition in a box with its labels. */
export type UnpackedEdition = BoxEdition & { labels: ReadLabel[] }

/** The editions of a box, each complete; a label that is in several is one object. Throws if a row can't be read. */
export function unpackBox(box: LabelBox): UnpackedEdition[] {
  const readers = box.editions.map(({ layout: name, columns }) => {
    const layout = layouts.find(one => one.name === name)
    if (!layout) throw new Error(`${box.providerId} has a box of an unknown layout`)
    return createRowReader(layout, columns, columns)
  })
  const labels = box.from.map((first, index) => {
    const columns = box.editions[first]?.columns ?? []
    const cells = columns.map((_, column) => box.cells[column]?.[index] ?? '')
    const read = readers[first]?.({ cells, line: index, raw: '' })
    if (!read || !('label' in read))
      throw new Error(`${box.providerId}: label ${index} of the box can't be read`)
    return read.label
  })
  return box.editions.map((edition, number) => ({
    ...edition,
    labels: labels.filter((_, index) => {
      const to = box.to[index] ?? null
      return (box.from[index] ?? 0) <= number && (to === null || number < to)
    }),
  }))
}

/** A label in a box that is being packed. */
export type PackedLabel = { facts: LabelFacts; published: string[]; from: number; to: number | null }

/** Packs editions with their labels. */
export function packBox(
  providerId: string,
  editions: readonly BoxEdition[],
  labels: readonly PackedLabel[],
): LabelBox {
  const width = Math.max(...editions.map(one => one.columns.length))
  return labelBox.parse({
    format: 1,
    providerId,
    editions,
    from: labels.map(label => label.from),
    to: labels.map(label => label.to),
    cells: Array.from({ length: width }, (_, column) => labels.map(one => one.published[column] ?? '')),
  })
}
