import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm, stat, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { readHeader } from '#domain/availability/coverage-data/coverage-file.ts'
import { CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import type { FetchedFile } from '#domain/availability/coverage-data/import-parts.server.ts'

/** No FCC file unpacks to more; one that claims to or does is not an FCC file. */
const MAX_CSV_BYTES = 64 * 1024 ** 3
const HEADER_BYTES = 4_096

/**
 * Prepares an FCC file for reading: unpacks a zip that holds one CSV into `folder` (bounded, checked against the
 * sizes and the checksum it carries), or takes a CSV as it is. Refuses anything else. `given` is the original name of
 * a file that is stored under another one.
 */
export async function openFccFile(
  path: string,
  folder: string,
  given: string = basename(path),
): Promise<FetchedFile> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CoverageFileError('there is no such file')
  const isZip = await startsAsZip(path)
  // A name of our own: the engine would take brackets and asterisks in a path for a pattern.
  const csv = join(folder, 'rows.csv')
  await rm(csv, { force: true })
  const name = isZip ? await unpack(path, csv) : given
  if (!isZip) await symlink(resolve(path), csv)
  const { size } = await stat(csv)
  const header = readHeader(await firstLine(csv))
  if (!header)
    throw new CoverageFileError('its first line is not the header of any FCC file that is read here')
  if (!(await endsWithLine(csv, size))) {
    throw new CoverageFileError('it ends in the middle of a line: it is not all there. Download it again')
  }
  return { name, csv: { path: csv, bytes: size, ...header }, sha256: () => sha256Of(csv) }
}

async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
  } finally {
    await file.close()
  }
}

/** Writes the only CSV of a zip to `target` and returns its name. */
async function unpack(path: string, target: string): Promise<string> {
  try {
    const zip = await yauzl.openPromise(path, { validateEntrySizes: true, strictFileNames: true })
    let name: string | null = null
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (name !== null) throw new CoverageFileError('it holds more than one file')
      if (!/\.csv$/i.test(entry.fileName)) throw new CoverageFileError('it holds no CSV')
      if (entry.uncompressedSize > MAX_CSV_BYTES) throw new CoverageFileError('it unpacks to too much')
      name = basename(entry.fileName)
      const stream = await zip.openReadStreamPromise(entry)
      const checked = exactly(entry.uncompressedSize, entry.crc32)
      await pipeline(stream, checked, createWriteStream(target))
    }
    if (name === null) throw new CoverageFileError('it is empty')
    return name
  } catch (error) {
    if (error instanceof CoverageFileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CoverageFileError(`the zip is broken or cut off (${reason}). Download it again`, {
      cause: error,
    })
  }
}

/** Lets data through only if it has the size and checksum that the zip states. */
function exactly(bytes: number, checksum: number): Transform {
  let seen = 0
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      sum = crc32(chunk, sum)
      done(seen > bytes ? new Error('more data than it says') : null, chunk)
    },
    flush(done) {
      done(seen === bytes && sum === checksum ? null : new Error('its data are not those that were packed'))
    },
  })
}

async function firstLine(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead).split('\n')[0] ?? ''
  } finally {
    await file.close()
  }
}

async function endsWithLine(path: string, size: number): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
    return buffer[0] === 10
  } finally {
    await file.close()
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path)
  try {
    // One buffer for the whole file: a stream allocates a new one each time, which costs a third more.
    const piece = Buffer.allocUnsafe(1 << 22)
    for (;;) {
      const { bytesRead } = await file.read(piece)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(piece.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}
