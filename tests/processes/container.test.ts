import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildImage, noContainers, runImage } from '#tests/support/container-image.ts'
import { freePort } from '#tests/support/postgres-server.ts'
import { signUpOverHttp } from '#tests/support/sign-up-over-http.ts'
import { anyAddress } from '#tests/support/site-load.ts'

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
    expect(files).toBe('build facts migrations node_modules package.json scripts')
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
