import { execFileSync, spawnSync } from 'node:child_process'
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
import { tmpdir } from 'node:os'
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

const recipe = readFileSync(join(root, 'Containerfile'), 'utf8').replaceAll('\\\n', ' ')

/** A folder like the image's `/app`, outside of the checkout: what isn't in it isn't found by a folder above it. */
export function unpackImage(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-image-'))
  copyCheckout(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What the second stage copies: sources and build, and the packages that are left in the first one. */
function copyCheckout(app: string): void {
  mkdirSync(app, { recursive: true })
  for (const name of copiedFiles()) {
    if (name === 'build') {
      // The databases that tests start on are no part of a build that people make.
      const built = readdirSync(join(root, name)).filter(part => part !== 'test-databases')
      for (const part of built) link(join(root, name, part), join(app, name, part))
    } else if (name !== 'node_modules') link(join(root, name), join(app, name))
  }
  for (const name of installedPackages()) link(join(root, name), join(app, name))
  mkdirSync(join(app, 'node_modules', '.bin'), { recursive: true })
  cpSync(join(root, 'node_modules', '.bin', 'node'), join(app, 'node_modules', '.bin', 'node'), {
    verbatimSymlinks: true,
  })
}

/** What `COPY` takes from the first stage's checkout; each keeps its place. */
const copiedFiles = () =>
  [...recipe.matchAll(/^COPY --from=built (\/app\/.*)$/gm)].flatMap(([, words = '']) =>
    [...words.matchAll(/\/app\/(\S+)/g)].map(([, name = '']) => name),
  )

/**
 * A hard link of each file; a copy where the two folders are on different disks. `-T`, because the links that failed leave
 * their folders behind: without it the copy would go into them.
 */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const { status } = spawnSync('cp', ['-rlT', from, to], { stdio: 'ignore' })
  if (status !== 0) execFileSync('cp', ['-rT', from, to])
}

type Package = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Folders of the packages that are left where those for building only were uninstalled, by the lockfile. */
function installedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>
  }
  const uninstalled = recipe.match(/^RUN npm uninstall (.*?)&&/m)?.[1]?.split(' ') ?? []
  const reached = new Set<string>()
  const reach = (from: string) => {
    const { dependencies, optionalDependencies } = packages[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from)
      if (place === undefined || reached.has(place) || (from === '' && uninstalled.includes(name))) continue
      reached.add(place)
      reach(place)
    }
  }
  /** The nearest folder of that name above the package that asks for it. */
  const placeOf = (name: string, from: string): string | undefined => {
    const place = join(from, 'node_modules', name)
    if (place in packages) return place
    return from === ''
      ? undefined
      : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
  }
  reach('')
  // A package's own folder holds those inside it.
  return [...reached].filter(name => name.lastIndexOf('node_modules/') === 0 && existsSync(join(root, name)))
}
