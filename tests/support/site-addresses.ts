import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every path of app/routes.ts, with something in the place of each variable. */
export function siteAddresses(fill: Record<string, string> = {}): string[] {
  const routes = readFileSync(join(import.meta.dirname, '..', '..', 'app', 'routes.ts'), 'utf8')
  const values: Record<string, string> = {
    provider: 'google',
    zip: '78701',
    state: 'texas',
    city: 'austin',
    guide: 'education-basics',
    ...fill,
  }
  const paths = [...routes.matchAll(/route\(\s*'([^'*]+)'/g)].map(match => `/${match[1]}`)
  return ['/', ...paths].map(path => path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'x'))
}
