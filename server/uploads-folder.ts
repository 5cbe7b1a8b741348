import { join } from 'node:path'

/** Where coverage uploads wait until they are imported. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'fcc', 'uploads')
