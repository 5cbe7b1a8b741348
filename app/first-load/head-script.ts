import { NOTE_EARLY_INPUT } from './early-input.ts'
import { IMPORT_WHOLE } from './import-whole.ts'
import { KEEP_WHERE_FROM } from './keep-where-from.ts'

/** The first script of every page, in the page itself. */
export const HEAD_SCRIPT = `${NOTE_EARLY_INPUT};${IMPORT_WHOLE};${KEEP_WHERE_FROM}`
