import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { easternDay } from '#domain/shared/calendar.ts'
import { newSiteFolder } from '#tests/support/site-template.ts'

const root = join(import.meta.dirname, '..', '..')
const starlink = join(root, 'domain', 'labels', 'excerpts', 'starlink.csv')
const folder = mkdtempSync(join(tmpdir(), 'plainwire-operator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each<[string, string[], string]>([
  ['webhooks:replay', [], '0 webhooks will be delivered again.'],
  ['availability:reports', [], 'Nobody has reported an entry within a year.'],
  [
    'labels:import',
    [starlink, '--provider', 'starlink', '--date', '2026-11-22'],
    'Starlink: the same labels as of Jun 4, 2026; their prices now count as checked on Nov 22, 2026, before that on Jun 4, 2026.',
  ],
])('%s works on the database that .env names', async (command, args, answer) => {
  const dataDir = newSiteFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  writeFileSync(join(folder, '.env'), `DATA_DIR=${dataDir}\nLOG_LEVEL=silent\n`)
  const { DATA_DIR: _dataDir, DATABASE_URL: _databaseUrl, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts', 'command.mjs'), command, ...args],
    {
      cwd: folder,
      env,
    },
  )
  expect(stdout.trim()).toBe(answer)
})

test('labels:import refuses a file that looks like a mistake, and a day to come; a flag says that it is right', async () => {
  const dataDir = newSiteFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { DATA_DIR: _dataDir, DATABASE_URL: _databaseUrl, ...env } = process.env
  const take = (date: string, ...more: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        ...[join(root, 'scripts', 'command.mjs'), 'labels:import', starlink],
        ...['--provider', 'kinetic', '--date', date, ...more],
      ],
      { cwd: folder, env: { ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
    )
  const refused = (words: string) => ({ code: 1, stdout: '', stderr: expect.stringContaining(words) })
  await expect(take('2026-11-22')).rejects.toMatchObject(
    refused('those before are of Kinetic. If that is right, add --allow-other.'),
  )
  await expect(take('2026-11-22', '--allow-other')).rejects.toMatchObject(refused('add --allow-fewer.'))
  const tomorrow = easternDay(new Date(Date.now() + 24 * 60 * 60 * 1000))
  await expect(take(tomorrow, '--allow-other', '--allow-fewer')).rejects.toMatchObject(
    refused('still to come'),
  )
  const { stdout } = await take('2026-11-22', '--allow-other', '--allow-fewer')
  expect(stdout).toContain('Kinetic: ')
})

test('catalog:publish changes a price by a file, and a file that cannot be done is refused by its faults', async () => {
  const dataDir = newSiteFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { DATA_DIR: _dataDir, DATABASE_URL: _databaseUrl, ...env } = process.env
  const publish = (name: string, changes: unknown[]) => {
    const file = join(folder, name)
    writeFileSync(file, JSON.stringify({ changes }))
    return promisify(execFile)(
      process.execPath,
      [join(root, 'scripts', 'command.mjs'), 'catalog:publish', file],
      { cwd: folder, env: { ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
    )
  }
  const schedule = { steps: [{ fromMonth: 1, monthlyCents: 4321 }], oneTimeFees: [] }
  const { stdout } = await publish('good.json', [{ planId: 'metronet-500', schedule }])
  expect(stdout).toMatch(
    /^metronet-500 from 20\d\d-\S+: \$43\.21\/mo\.\n {2}Until then: .*Installation fee \$\d+\.00 once\.\n {2}Pages still say of it: /,
  )
  await expect(publish('bad.json', [{ planId: 'no-plan', schedule }])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no plan no-plan.'),
  })
})

test.each([
  ['availability:reports'],
  ['desk:invite', '--email', 'first@example.com', '--role', 'administrator'],
  ['labels:refresh'],
  ['webhooks:replay'],
])('%s makes no new database beside the site’s, but says which settings it lacks', async (...command) => {
  const dataDir = join(folder, 'elsewhere')
  const { DATABASE_URL: _databaseUrl, ...env } = process.env
  await expect(
    promisify(execFile)(process.execPath, [join(root, 'scripts', 'command.mjs'), ...command], {
      cwd: mkdtempSync(join(folder, 'empty-')),
      env: { ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no database in .*elsewhere\. A command needs the settings/),
  })
  expect(existsSync(dataDir)).toBe(false)
})
