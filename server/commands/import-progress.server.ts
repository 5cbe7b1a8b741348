import { type Options, SingleBar } from 'cli-progress'
import type { ImportStage } from '#domain/availability/coverage-data/write-coverage.server.ts'

/** Roughly how a file's time divides between the stages: most of it is reading and checking. */
const parts: Record<ImportStage, { before: number; part: number; words: string }> = {
  checking: { before: 0, part: 0.6, words: 'checking' },
  counting: { before: 0.6, part: 0.3, words: 'counting' },
  saving: { before: 0.9, part: 0.1, words: 'saving' },
}
const PLAIN_LINE_EVERY_MS = 5_000
const BYTES_A_ROW = 92

export type ImportProgress = {
  show(stage: ImportStage, share: number, rows: number): void
  end(): void
}

/** How far a file has come: a bar with rows, rate and time left on a terminal, otherwise a plain line now and then. */
export function showImportProgress(label: string, bytes: number, now = Date.now): ImportProgress {
  const started = now()
  const expectedRows = Math.max(1, Math.round(bytes / BYTES_A_ROW))
  const options: Options = {
    format: `  {stage} [{bar}] {percentage}% | {rows} of {all} rows | {rate} rows/s | {left} left`,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
  }
  const bar = process.stderr.isTTY ? new SingleBar({ ...options, stream: process.stderr }) : null
  bar?.start(1_000, 0, { stage: parts.checking.words, rows: '0', all: '?', rate: '?', left: '?' })
  let lastLine = started
  let furthest = 0
  return {
    show(stage, share, rows) {
      const { before, part, words } = parts[stage]
      furthest = Math.max(furthest, Math.min(1, before + part * share))
      const seconds = (now() - started) / 1_000
      const all = rows || expectedRows
      const facts = {
        stage: words.padEnd(8),
        rows: Math.round(all * furthest).toLocaleString('en-US'),
        all: `${rows ? '' : 'about '}${all.toLocaleString('en-US')}`,
        rate: Math.round((all * furthest) / Math.max(0.001, seconds)).toLocaleString('en-US'),
        left: furthest > 0 ? `${Math.ceil((seconds / furthest) * (1 - furthest))} s` : '?',
      }
      bar?.update(Math.round(furthest * 1_000), facts)
      if (bar || now() - lastLine < PLAIN_LINE_EVERY_MS) return
      lastLine = now()
      console.log(
        `  ${label}: ${words}, ${facts.rows} of ${facts.all} rows, ${facts.rate} rows/s, ${facts.left} left`,
      )
    },
    end: () => bar?.stop(),
  }
}
