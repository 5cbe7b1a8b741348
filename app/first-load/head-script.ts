import { NOTE_EARLY_INPUT } from './early-input.ts'
import { IMPORT_WHOLE } from './import-whole.ts'

/** The first script of every page, in the page itself. */
export const HEAD_SCRIPT = `${NOTE_EARLY_INPUT};${IMPORT_WHOLE}`
