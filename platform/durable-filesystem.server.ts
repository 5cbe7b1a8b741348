import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileStream = { nfd?: number | null; node: unknown }
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number }; realPath(node: unknown): string }
}

/**
 * PGlite's folder storage with a real fsync: the one it ships with never asks the disk to keep what it wrote, so a
 * power failure could lose a commit. Use it together with `durableStartParams`.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[]
    preRun.push(module => {
      module.NODEFS.stream_ops.fsync = stream => {
        if (stream.nfd !== undefined && stream.nfd !== null) {
          fdatasyncSync(stream.nfd)
          return 0
        }
        const handle = openSync(module.NODEFS.realPath(stream.node), 'r')
        try {
          fsyncSync(handle)
        } finally {
          closeSync(handle)
        }
        return 0
      }
    })
    return result
  }
}

/** Start parameters that turn fsync on; this build's fdatasync does nothing, so WAL is synced by fsync. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
  '-c',
  'max_wal_size=128MB',
]
