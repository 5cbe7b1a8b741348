import { spawnSync } from 'node:child_process'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { publishCatalogue } from '#domain/catalog/publish-catalogue.server.ts'
import { seed } from '#domain/catalog/seed/seed.ts'
import { todayOnly } from '#domain/pricing/price-schedule.ts'
import { outerHandle } from '#platform/database.server.ts'
import { buildImage, noContainers, runImage, unpackImage } from '#tests/support/container-image.ts'
import { freePort } from '#tests/support/postgres-server.ts'
import { signUpOverHttp } from '#tests/support/sign-up-over-http.ts'
import { anyAddress } from '#tests/support/site-load.ts'
import { SiteProcess } from '#tests/support/site-process.ts'

const podman = (...args: string[]) => spawnSync('podman', args, { encoding: 'utf8' })

describe.skipIf(noContainers)(`the container image${noContainers ? `: ${noContainers}` : ''}`, () => {
  const name = `plainwire-test-${process.pid}`
  let built: ReturnType<typeof buildImage>
  let origin: string
  beforeAll(async () => {
    built = buildImage()
    const port = await freePort()
    origin = `http://localhost:${port}`
    runImage([
      ...['--name', name, '--network', 'host', '--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all'],
      ...['--security-opt', 'no-new-privileges', '--tmpfs', '/tmp'],
      // A new volume, as Compose makes one: it is nobody's unless the image says whose.
      ...['--volume', `${name}:/data`],
      ...['-e', `PORT=${port}`, '-e', 'TRUSTED_PROXY_HOPS=1', built.image],
    ])
  }, 600_000)
  afterAll(() => {
    podman('rm', '-f', '-t', '12', name)
    podman('volume', 'rm', name)
    built?.remove()
  }, 120_000)

  test('it starts with nothing to write to but its data, as nobody, and serves', async () => {
    await expect
      .poll(
        () =>
          fetch(`${origin}/readyz`).then(
            ({ status }) => status,
            () => podman('logs', name).stdout,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(200)
    expect(await signUpOverHttp(origin, anyAddress())).toContain('=')
    const ask = (code: string) => podman('exec', name, '/app/node_modules/.bin/node', '-p', code)
    expect(ask('process.getuid()').stdout.trim()).toBe('10001')
    expect(ask("try { fs.writeFileSync('/app/x', '') } catch (error) { error.code }").stdout.trim()).toBe(
      'EROFS',
    )
    const files = ask("fs.readdirSync('/app').sort().join(' ')").stdout.trim()
    expect(files).toBe('build facts migrations node_modules package.json scripts server')
  })

  test('its health check passes', async () => {
    await expect.poll(() => podman('healthcheck', 'run', name).status, { timeout: 30_000 }).toBe(0)
  })

  test('commands run in it, though it has no sources to build from', () => {
    const { status, stdout, stderr } = podman(
      ...[
        'exec',
        name,
        '/app/node_modules/.bin/node',
        'scripts/command.mjs',
        'backup',
        '/data/backup.jsonl.gz',
      ],
    )
    // The embedded database is the running server's alone.
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringContaining('already open in another process'),
    ])
  })

  test('it ends in order when it is told to', () => {
    podman('stop', '-t', '12', name)
    expect(podman('inspect', name, '--format', '{{.State.ExitCode}}').stdout.trim()).toBe('0')
  })
})

test('what the image holds is enough to draw the picture of a shared link anew, and again at each start', async () => {
  const { folder, remove } = unpackImage()
  onTestFinished(remove)
  const site = await SiteProcess.start('PostgreSQL', {}, undefined, folder)
  onTestFinished(() => site.remove())
  const picture = async () => {
    const answer = await fetch(`${site.origin}/pictures/adt-packages.png`)
    return [answer.headers.get('content-type'), answer.headers.get('etag')]
  }
  const ofBuild = await picture()
  const pool = new pg.Pool({ connectionString: site.databaseUrl })
  try {
    const parts = { db: outerHandle(drizzle(pool)), now: () => new Date() }
    const securityPackages = seed.securityPackages.map(pack =>
      pack.id === 'adt-basic' ? { ...pack, schedule: todayOnly(1234) } : pack,
    )
    expect(await publishCatalogue(parts, { ...seed, securityPackages })).toMatchObject({ ok: true })
  } finally {
    await pool.end()
  }
  await expect.poll(picture, { timeout: 30_000 }).not.toEqual(ofBuild)
  const drawn = await picture()
  expect(drawn[0]).toBe('image/png')
  expect(site.output).not.toContain('not drawn anew')

  await site.end('SIGTERM')
  await site.launch()
  expect(await picture()).toEqual(drawn)
})
