// `npm run facts:zips`: makes the checked-in ZIP directory from the ZIP packages, which only this needs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { makeZipDirectory } from './make-zip-directory.ts'

writeFileSync(join(import.meta.dirname, 'zip-directory.tsv.gz'), gzipSync(makeZipDirectory(), { level: 9 }))
