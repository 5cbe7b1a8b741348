import { readCoverageFileName, readHeader } from './coverage-file.ts'
import type { UploadFacts } from './coverage-uploads.ts'

/** This many bytes of a file show whether it can be one of the FCC's. */
export const START_BYTES = 64 * 1024

/**
 * A zip begins like this, with the header of its first entry: lengths of name and extra field, then both, then its
 * data.
 */
const ZIP_SIGNATURE = 0x04034b50
const ENTRY_HEAD_BYTES = 30
/** One without entries has nothing but its end. */
const ZIP_END_SIGNATURE = 0x06054b50
const DEFLATED = 8
const DAMAGED = 'This zip is damaged. Download it from the FCC again.'

/**
 * Why a file that begins like this can't be one of the FCC's, or would be refused once all of it has come because nobody
 * says as of which day it is; in words, null if neither. `inflate` unpacks as much deflated data as there is, or returns
 * null if it isn't deflated data.
 */
export function faultOfStart(
  start: Buffer,
  { fileName, asOf }: Pick<UploadFacts, 'fileName' | 'asOf'>,
  inflate: (bytes: Buffer) => Buffer | null,
): string | null {
  if (start.length >= 4 && start.readUInt32LE(0) === ZIP_END_SIGNATURE)
    return 'This zip is empty. Download it from the FCC again.'
  if (start.length < ENTRY_HEAD_BYTES || start.readUInt32LE(0) !== ZIP_SIGNATURE)
    return faultOfHead(start) ?? faultOfDay(fileName, asOf)
  const dataAt = ENTRY_HEAD_BYTES + start.readUInt16LE(26) + start.readUInt16LE(28)
  const name = start.toString('utf8', ENTRY_HEAD_BYTES, ENTRY_HEAD_BYTES + start.readUInt16LE(26))
  if (/[\p{Cc}\uFFFD]/u.test(name)) return DAMAGED
  if (!/\.csv$/i.test(name)) return `This zip holds ${name.slice(0, 80)} and no CSV.`
  const data = start.subarray(dataAt)
  const unpacked = start.readUInt16LE(8) === DEFLATED ? inflate(data) : data
  return unpacked === null ? DAMAGED : (faultOfHead(unpacked) ?? faultOfDay(name, asOf))
}

function faultOfHead(text: Buffer): string | null {
  if (/^(?:fffe|feff)/.test(text.toString('hex', 0, 2)))
    return 'This file is UTF-16, as spreadsheets may save it. The FCC’s files are UTF-8: upload the file as you downloaded it.'
  const [line = ''] = text.toString('utf8').split('\n', 1)
  if (readHeader(line)) return null
  const begins = printable(line.slice(0, 60))
  return `This isn't an FCC coverage file: its first line should name columns such as provider_id and location_id, but it starts with “${begins}”.`
}

const faultOfDay = (csvName: string, asOf: string | null) =>
  asOf !== null || readCoverageFileName(csvName)
    ? null
    : 'Its name doesn’t say as of which day its data are. Give that day under “Name without a date”, and upload it again.'

const printable = (text: string) => text.replaceAll(/[\p{Cc}\uFFFD]/gu, '·')
