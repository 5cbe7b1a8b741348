import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every path in app/routes.ts as written there, with its variables: `desk/orders/:reference`. */
export function sitePatterns(): string[] {
  const routes = readFileSync(join(import.meta.dirname, '..', '..', 'app', 'routes.ts'), 'utf8')
  return [...routes.matchAll(/route\(\s*'([^'*]+)'/g)].map(match => match[1] ?? '')
}

/** The same as addresses, with a value for each variable. */
export function siteAddresses(fill: Record<string, string> = {}): string[] {
  const values: Record<string, string> = {
    provider: 'google',
    zip: '78701',
    state: 'texas',
    city: 'austin',
    guide: 'education-basics',
    ...fill,
  }
  const paths = sitePatterns().map(pattern => `/${pattern}`)
  return ['/', ...paths].map(path => path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'x'))
}
