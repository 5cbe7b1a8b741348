import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const tools = ['/usr/bin/buildah', '/usr/bin/podman']

/** Why no image can be built here; null if one can. */
export const noContainers =
  process.getuid?.() === 0 && tools.every(tool => existsSync(tool))
    ? null
    : 'buildah and podman (Debian: buildah, podman) and root are needed'

/**
 * Builds the project's Containerfile without any network. Its first stage, which installs and builds, is replaced
 * with this checkout and its build; the base image, with this machine's C libraries. Returns the image and how to
 * remove it.
 */
export function buildImage(): { image: string; remove(): void } {
  // Beside the checkout's own files, which are hard-linked into it: a folder elsewhere may be on another disk.
  const folder = mkdtempSync(join(root, 'node_modules', '.image-'))
  const image = `localhost/plainwire-test:${process.pid}`
  const base = `localhost/plainwire-test-base:${process.pid}`
  const build = (...args: string[]) =>
    execFileSync(
      'buildah',
      ['build', '--format', 'docker', '--isolation', 'chroot', '--layers=false', ...args],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
  try {
    writeFileSync(join(folder, 'Containerfile'), 'FROM scratch\nCOPY system/ /\n')
    copyLibraries(join(folder, 'system'))
    build('-t', base, folder)
    copyCheckout(join(folder, 'built', 'app'))
    mkdirSync(join(folder, 'built', 'empty'))
    const contexts = ['--build-context', `built=${join(folder, 'built')}`, '--build-arg', `BASE=${base}`]
    build(...contexts, '-t', image, '-f', join(root, 'Containerfile'), root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { image, remove: () => void execFileSync('podman', ['rmi', '-f', image, base], { stdio: 'ignore' }) }
}

const UNIFIED = '/sys/fs/cgroup/unified'

/**
 * Runs an image in the background with podman. Limits are set explicitly, because a machine without systemd may not
 * raise its own; if both kinds of control groups are mounted, which crun refuses, the newer one is hidden from it.
 */
export function runImage(args: readonly string[]): void {
  const limits = ['--cgroups=disabled', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096']
  const command = ['podman', 'run', '-d', ...limits, ...args]
  const hidden = ['-m', 'sh', '-c', `umount ${UNIFIED} && exec "$@"`, 'sh', ...command]
  const [program = '', ...rest] = existsSync(UNIFIED) ? ['unshare', ...hidden] : command
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** The shared libraries that Node and native packages need, where this machine has them. */
function copyLibraries(system: string): void {
  const node = realpathSync(join(root, 'node_modules', '.bin', 'node'))
  const told = execFileSync('ldd', [node], { encoding: 'utf8' })
  for (const path of told.match(/\/\S+\.so\S*/g) ?? []) {
    mkdirSync(join(system, dirname(path)), { recursive: true })
    cpSync(realpathSync(path), join(system, path))
  }
  mkdirSync(join(system, 'tmp'))
}

/** What the second stage copies: source and build, and packages without the development ones. */
function copyCheckout(app: string): void {
  mkdirSync(app, { recursive: true })
  // The databases that tests start on are no part of a build that people make.
  const built = readdirSync(join(root, 'build')).filter(name => name !== 'test-databases')
  const whole = ['package.json', 'scripts', 'migrations', 'facts', ...built.map(name => join('build', name))]
  for (const name of whole) link(join(root, name), join(app, name))
  for (const name of productionPackages()) link(join(root, name), join(app, name))
  cpSync(join(root, 'node_modules', '.bin', 'node'), join(app, 'node_modules', '.bin', 'node'), {
    verbatimSymlinks: true,
  })
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  execFileSync('cp', ['-rl', from, to])
}

/** Folders of the packages that the site needs when it runs, from the lockfile. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; peer?: boolean }>
  }
  return Object.entries(packages)
    .filter(
      ([name, { dev, devOptional, peer }]) =>
        name.startsWith('node_modules/') && !dev && !devOptional && !peer,
    )
    .map(([name]) => name)
    .filter(name => name.lastIndexOf('node_modules/') === 0 && existsSync(join(root, name)))
}
