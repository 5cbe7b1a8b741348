import { join } from 'node:path'

/** @type {(name: string, ...path: string[]) => string} */
const bin = (name, ...path) => join('node_modules', name, ...path)
/** What the compiler knows of unchanged files, so that only what an edit touches is checked again. */
const typesSeen = join('node_modules', '.cache', 'plainwire', 'types.tsbuildinfo')

/**
 * The checks that read the code without running it; `npm run check` and `npm test` run the same ones. One that `writes`
 * what another reads is run every time.
 */
export const checks = [
  { name: 'route types', args: [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'], writes: true },
  {
    name: 'types',
    args: [bin('typescript', 'bin', 'tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', typesSeen],
  },
  { name: 'lint', args: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--quiet'] },
  {
    name: 'unused code',
    args: [bin('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'format', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
]
