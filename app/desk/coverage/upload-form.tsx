import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { sizeWords } from './coverage-words.ts'
import { type UploadStanding, useUpload } from './use-upload.ts'

const field = `${controlClass} min-h-9! py-1!`

/** Takes a file of the FCC from this browser, and goes on where it broke off. */
export function UploadForm() {
  const { revalidate } = useRevalidator()
  const { standing, start, pause, goOn, discard } = useUpload(() => void revalidate())
  const [missing, setMissing] = useState<string | null>(null)
  const isBusy = standing.kind === 'sending' || standing.kind === 'paused'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    const isThere = file instanceof File && file.name !== ''
    setMissing(
      isThere ? (file.size > 0 ? null : 'This file is empty. Choose another one.') : 'Choose a file first.',
    )
    if (!isThere || file.size === 0) return
    const asOf = form.get('asOf')
    void start({
      file,
      asOf: typeof asOf === 'string' ? asOf : '',
      allowOlder: form.get('allowOlder') === 'yes',
    })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Upload a coverage file"
      className="space-y-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-lg">Upload a file</h2>
      <label className="block">
        FCC file, .zip or .csv, 4 GB at most
        <input
          type="file"
          name="file"
          accept=".zip,.csv"
          disabled={isBusy}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? 'upload-missing' : undefined}
          className={field}
        />
      </label>
      {missing ? (
        <p id="upload-missing" role="alert" className="text-alarm">
          {missing}
        </p>
      ) : null}
      <details>
        <summary className="cursor-pointer text-soft">Name without a date, or older data on purpose</summary>
        <div className="mt-2 space-y-2">
          <label className="block">
            Data as of (June 30 or December 31)
            <input type="date" name="asOf" disabled={isBusy} className={field} />
          </label>
          <label className="flex items-center gap-2">
            <input type="checkbox" name="allowOlder" value="yes" disabled={isBusy} className="size-5" />
            Replace newer data
          </label>
        </div>
      </details>
      {missing ? null : <Standing {...standing} />}
      {standing.kind === 'sending' ? (
        <SmallButton type="button" onClick={pause}>
          Pause
        </SmallButton>
      ) : standing.kind === 'paused' ? (
        <div className="flex gap-2">
          <SmallButton type="button" onClick={goOn}>
            Continue
          </SmallButton>
          <SmallButton type="button" onClick={discard}>
            Discard
          </SmallButton>
        </div>
      ) : (
        <SmallButton type="submit">Upload and import</SmallButton>
      )}
    </form>
  )
}

function Standing(standing: UploadStanding) {
  if (standing.kind === 'none') return null
  if (standing.kind === 'finished') {
    return (
      <p role="status" className="wrap-anywhere text-good">
        {standing.fileName} is here. Its import is in the list below.
      </p>
    )
  }
  if (standing.kind === 'refused') {
    return (
      <NoticeBox tone="alarm" title="The file was refused" occasion={standing} className="">
        <p className="wrap-anywhere text-soft">{standing.words} What is served now stays as it is.</p>
      </NoticeBox>
    )
  }
  const { sent, bytes, kind } = standing
  return (
    <div>
      <progress value={sent} max={bytes} aria-label="Upload" className="h-2 w-full accent-signal" />
      <p className="text-soft tabular-nums">
        {kind === 'paused' ? 'Paused. Nothing is lost. ' : ''}
        {sizeWords(sent)} of {sizeWords(bytes)}
      </p>
    </div>
  )
}
