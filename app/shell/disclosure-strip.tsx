import { useState } from 'react'
import { later } from '../first-load/later.tsx'
import { useSettings } from '../use-settings.ts'
import { KnownZip } from './known-zip.tsx'

const DisclosureDialog = later(() =>
  import('./disclosure-dialog.tsx').then(module => module.DisclosureDialog),
)

/** The note at the top of every page, with the full text in a dialog. */
export function DisclosureStrip() {
  const { disclosure, notice } = useSettings()
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <div className="border-b border-line bg-surface text-sm text-soft">
      <div className="page-width relative">
        <p className="strip-words">
          {notice ? <b>{notice} </b> : null}
          {disclosure}{' '}
          <button
            type="button"
            onPointerEnter={DisclosureDialog.prepare}
            onFocus={DisclosureDialog.prepare}
            onClick={() => setState('open')}
            aria-haspopup="dialog"
            className="min-h-6 px-1 font-semibold text-ink underline underline-offset-4 hover:text-signal"
          >
            Learn More
          </button>
          <noscript>
            {import.meta.env.SSR ? (
              <a href="/how-we-rank" className="px-1 font-semibold text-ink underline underline-offset-4">
                Learn More
              </a>
            ) : null}
          </noscript>
        </p>
        {/* Out of the line of the words: nothing moves when the ZIP is known. */}
        <KnownZip className="strip-zip" />
      </div>
      {state === 'untouched' ? null : (
        <DisclosureDialog open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  )
}
