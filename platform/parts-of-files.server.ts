import { fstatSync, openSync, readSync } from 'node:fs'

/** Fills `into` with the bytes from `at` on. Throws where the files end before. */
export type ReadPart = (into: Uint8Array, at: number) => void

/**
 * Opens files that follow one another, of which a part is read when it is asked for. What is asked for seldom takes no memory of
 * the process, and what is asked for often is in that of the system. The files stay open: what replaces them is another file.
 */
export function openParts(files: readonly string[]): { bytes: number; readPart: ReadPart } {
  let bytes = 0
  const opened = files.map(name => {
    const file = openSync(name, 'r')
    const from = bytes
    bytes += fstatSync(file).size
    return { file, from, to: bytes }
  })
  const readPart: ReadPart = (into, at) => {
    let read = 0
    for (const { file, from, to } of opened)
      while (read < into.length && at + read >= from && at + read < to) {
        const more = readSync(file, into, { offset: read, position: at + read - from })
        if (more === 0) break
        read += more
      }
    if (read < into.length) throw new Error(`${files.join(', ')} end before byte ${at + into.length}`)
  }
  return { bytes, readPart }
}
