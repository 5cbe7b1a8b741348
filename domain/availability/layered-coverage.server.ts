import { describeError, type Log } from '#platform/log.server.ts'
import type { CoverageAnswer, CoverageSource } from './coverage-source.server.ts'

/**
 * Several sources as one: the first that knows the place answers. A source that fails is logged and skipped; if none
 * after it knows the place, the failure is the answer, so that missing data don't get the blame. Without brand names a
 * place is still answered, by the names that its figures have. Where a source failed, so did looking up a street.
 */
export function layeredCoverage(sources: readonly CoverageSource[], log: Log): CoverageSource {
  return {
    async find(question) {
      const failures: unknown[] = []
      for (const source of sources) {
        try {
          const answer = await source.find(question)
          if (answer) return failures.length > 0 ? unchecked(answer) : answer
        } catch (error) {
          log.error({ err: describeError(error) }, 'coverage source failed')
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new Error('No coverage source answered', { cause: failures[0] })
      return null
    },
    async brandNames() {
      const knowing = sources.find(source => source.brandNames)
      try {
        return (await knowing?.brandNames?.()) ?? new Map()
      } catch (error) {
        log.error({ err: describeError(error) }, 'brand names not read')
        return new Map()
      }
    },
    namedIn: state => [...new Set(sources.flatMap(source => source.namedIn?.(state) ?? []))],
  }
}

const unchecked = (answer: CoverageAnswer): CoverageAnswer => ({
  ...answer,
  street: answer.street ?? 'failed',
})
