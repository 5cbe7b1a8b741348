import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

/** A zip of texts; the FCC packs each CSV in one of its own. */
export async function zipOf(...entries: { name: string; text: string }[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const { name, text } of entries) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
