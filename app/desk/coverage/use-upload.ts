import { useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'
import { LARGEST_UPLOAD, UPLOAD_CHUNK } from '#domain/availability/coverage-data/coverage-uploads.ts'

/** How an upload of this browser stands. */
export type UploadStanding =
  | { kind: 'none' }
  | { kind: 'sending'; sent: number; bytes: number }
  /** The connection is away; it goes on by itself for a while, or when asked to. */
  | { kind: 'paused'; sent: number; bytes: number }
  | { kind: 'refused'; words: string }
  | { kind: 'finished'; fileName: string }

/** Waits between tries, in milliseconds: about five minutes in all. */
const TRY_AGAIN_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 120_000]

export type WantedUpload = { file: File; asOf: string; allowOlder: boolean }

/**
 * Sends a file in parts that go on where they broke off, also in another visit with the same file. The code that does it is
 * loaded with the first upload.
 */
export function useUpload(ended: () => void) {
  const [standing, setStanding] = useState<UploadStanding>({ kind: 'none' })
  const running = useRef<Upload | null>(null)

  const start = async ({ file, asOf, allowOlder }: WantedUpload) => {
    if (file.size > LARGEST_UPLOAD) {
      setStanding({ kind: 'refused', words: 'The file is larger than 4 GB.' })
      return
    }
    setStanding({ kind: 'sending', sent: 0, bytes: file.size })
    const { Upload } = await import('tus-js-client')
    const upload = new Upload(file, {
      endpoint: '/desk/coverage/uploads',
      chunkSize: UPLOAD_CHUNK,
      retryDelays: TRY_AGAIN_MS,
      removeFingerprintOnSuccess: true,
      metadata: {
        filename: file.name,
        ...(asOf ? { asof: asOf } : {}),
        ...(allowOlder ? { allowolder: 'yes' } : {}),
      },
      onProgress: (sent, bytes) => setStanding({ kind: 'sending', sent, bytes: bytes ?? file.size }),
      onShouldRetry: error => {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
        const isPassing = status === 0 || status === 409 || status === 423 || status >= 500
        return isPassing && status !== 507
      },
      onSuccess: () => {
        running.current = null
        setStanding({ kind: 'finished', fileName: file.name })
        ended()
      },
      onError: error => {
        const response = 'originalResponse' in error ? error.originalResponse : null
        const words = response?.getBody() ?? ''
        const isText = response?.getHeader('content-type')?.startsWith('text/plain') ?? true
        if (response && response.getStatus() < 500) {
          setStanding({
            kind: 'refused',
            words: isText && words ? words : 'The server did not take this file.',
          })
          return
        }
        if (response?.getStatus() === 507) return setStanding({ kind: 'refused', words })
        setStanding(now => (now.kind === 'sending' ? { ...now, kind: 'paused' } : now))
      },
    })
    // One that was begun with another day, or without replacing newer data, isn't what is asked for now.
    const earlier = (await upload.findPreviousUploads()).find(
      ({ metadata }) => (metadata.asof ?? '') === asOf && (metadata.allowolder === 'yes') === allowOlder,
    )
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    running.current = upload
    upload.start()
  }

  const pause = () => {
    void running.current?.abort()
    setStanding(now => (now.kind === 'sending' ? { ...now, kind: 'paused' } : now))
  }
  const goOn = () => {
    setStanding(now => (now.kind === 'paused' ? { ...now, kind: 'sending' } : now))
    running.current?.start()
  }
  /** Removes what was sent. A server that can't be reached keeps it for some days, and offers it to whoever goes on. */
  const discard = () => {
    void running.current
      ?.abort(true)
      .catch(() => {})
      .finally(ended)
    running.current = null
    setStanding({ kind: 'none' })
  }
  return { standing, start, pause, goOn, discard }
}
