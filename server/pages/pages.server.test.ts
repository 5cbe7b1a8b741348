import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadPages } from './pages.server.ts'

test('pages are drawn once for a revision, and only a few revisions are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let drawn = 0
  const load = (fingerprint: number) =>
    loadPages(
      {
        folder,
        fingerprint,
        outsideOf: () => ({ scripts: [], connections: [], images: [], frames: [] }),
        compression: 'quick',
      },
      {
        paths: ['/'],
        render: async () => {
          drawn += 1
          return new Response(`<html><head></head><body>${fingerprint}</body></html>`)
        },
      },
    )
  for (let revision = 0; revision < 12; revision += 1) await load(revision)
  expect(drawn).toBe(12)
  const page = (await load(11)).pages.get('/')
  expect(page?.identity.body?.toString()).toContain('11')
  await load(0)
  expect(drawn).toBe(12)
  const files = readdirSync(folder)
  expect(files).toContain('pages.json')
  expect(files).toHaveLength(9)
})
