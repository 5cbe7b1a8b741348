import { join } from 'node:path'

/** Where uploads of coverage wait until they are imported. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'fcc', 'uploads')
