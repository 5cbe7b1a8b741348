import { join } from 'node:path'

const bin = (name, ...path) => join('node_modules', name, ...path)

/** The checks that read the code without running it; `npm run check` and `npm test` run the same ones. */
export const checks = [
  { name: 'route types', args: [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'] },
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '-p', '.'] },
  { name: 'lint', args: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--quiet'] },
  {
    name: 'unused code',
    args: [bin('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'format', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
]
