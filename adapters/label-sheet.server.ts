import { readSheet } from 'read-excel-file/node'
import yauzl from 'yauzl'
import { LabelFileError } from '#domain/labels/label.ts'

/** More than any spreadsheet of labels holds once it is unpacked: twenty times the largest known. */
const MOST_BYTES = 64 * 1024 ** 2

/** The cells of a spreadsheet's first sheet as text, `''` where they are empty. Throws `LabelFileError` where it is no such file. */
export async function readLabelSheet(bytes: Uint8Array): Promise<string[][]> {
  const buffer = Buffer.from(bytes)
  try {
    await checkSize(buffer)
    const rows = await readSheet(buffer)
    return rows.map(row => row.map(textOf))
  } catch (cause) {
    if (cause instanceof LabelFileError) throw cause
    throw new LabelFileError('it can’t be opened as a spreadsheet: it may be cut off or damaged', { cause })
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** A small zip may unpack into more than the memory holds. */
async function checkSize(buffer: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(buffer, { lazyEntries: true })
  let bytes = 0
  for await (const entry of zip.eachEntry()) bytes += entry.uncompressedSize
  if (bytes > MOST_BYTES) throw new LabelFileError('it unpacks into more than a spreadsheet of labels holds')
}
