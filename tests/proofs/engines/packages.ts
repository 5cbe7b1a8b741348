import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installPackages } from '../../bench/install-packages.ts'
import { root } from '../../bench/server-process.ts'

const folder = join(root, 'engines')

/** Installs what drives the browsers into `engines/`, where it is not there yet. */
export function installDrivers(): void {
  installPackages(folder, 'the proof')
}

/** Where a file of those packages is: they are no packages of the project, so nothing imports them by name. */
export const resolveDriver = (file: string): string =>
  createRequire(join(folder, 'package.json')).resolve(file)
