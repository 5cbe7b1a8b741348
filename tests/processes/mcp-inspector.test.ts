import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteProcess } from '#tests/support/site-process.ts'

const root = join(import.meta.dirname, '..', '..')
const inspector = join(root, 'node_modules', '.bin', 'mcp-inspector')
const home = mkdtempSync(join(tmpdir(), 'plainwire-inspector-'))
let site: SiteProcess

beforeAll(async () => {
  site = await SiteProcess.start('PGlite')
})
afterAll(async () => {
  await site.remove()
  rmSync(home, { recursive: true, force: true })
})

/** What the inspector's command line prints of a method. */
async function inspect(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inspector, '--cli', `${site.origin}/mcp`, '--transport', 'http', ...args],
    { cwd: root, env: { ...process.env, HOME: home } },
  )
  return JSON.parse(stdout) as Record<string, unknown>
}

test('the inspector lists the tools and asks one', async () => {
  const { tools } = await inspect('--method', 'tools/list')
  expect(tools).toHaveLength(6)
  const answer = await inspect(
    ...['--method', 'tools/call', '--tool-name', 'get_plan', '--tool-arg', 'plan=metronet-500'],
  )
  expect(answer.structuredContent).toMatchObject({
    plan: { id: 'metronet-500', confirmedByLabel: true },
    label: { name: expect.any(String) },
    disclosure: expect.stringContaining('commission'),
  })
})

test('the inspector reads the guides', async () => {
  const { resources } = await inspect('--method', 'resources/list')
  expect(JSON.stringify(resources)).toContain('plainwire://guides/education-basics')
})
