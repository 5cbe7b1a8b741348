import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { RunCoverageOrder } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import type { ChildAnswer, ChildOrder } from './coverage-child.server.ts'

/**
 * Runs coverage jobs in a separate process, so that no part of an import runs where requests are answered. It is
 * killed when the job is canceled; its transaction then never happened.
 */
export function runCoverageApart(root: string, place: Omit<ChildOrder, 'ordered'>): RunCoverageOrder {
  return async (ordered, { signal, progress }) => {
    signal.throwIfAborted()
    const child = fork(join(root, 'scripts', 'import-coverage.mjs'), [], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Passing on the server's own Node options would bind a debugger's port twice.
      execArgv: [],
    })
    const stop = () => void child.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    try {
      return await new Promise((resolve, reject) => {
        child.on('message', (answer: ChildAnswer) => {
          if (answer.kind === 'ready') child.send({ ...place, ordered } satisfies ChildOrder)
          if (answer.kind === 'progress') progress(answer.progress)
          if (answer.kind === 'done') resolve(answer.results)
          if (answer.kind === 'failed') {
            reject(answer.told ? new CoverageFileError(answer.words) : new Error(answer.words))
          }
        })
        child.once('error', reject)
        child.once('exit', code => {
          reject(signal.aborted ? signal.reason : new Error(`The importing process ended with ${code}`))
        })
      })
    } finally {
      signal.removeEventListener('abort', stop)
      child.kill('SIGKILL')
    }
  }
}
