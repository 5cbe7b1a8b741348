import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../ui/classes.ts'
import { placeInDialog } from './toast-place.ts'
import { dismissToast, type Toast } from './toasts.ts'
import { useTabWay } from './use-tab-way.ts'

const icons = { good: CircleCheck, notice: Info, alarm: CircleAlert }
const edges = { good: 'border-good', notice: 'border-signal', alarm: 'border-alarm' }
const inks = { good: 'text-good', notice: 'text-signal', alarm: 'text-alarm' }

/** One temporary message that can be closed. */
export function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.tone]
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(() => placeInDialog(toast.tone))
  useEffect(() => {
    const dialog = place?.closest('dialog')
    const leave = () => setPlace(null)
    dialog?.addEventListener('close', leave)
    return () => dialog?.removeEventListener('close', leave)
  }, [place])
  const isNextByTab = useTabWay(card, Boolean(toast.action))
  const shown = (
    <div
      ref={card}
      className={classes(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-card border bg-raised p-4 shadow-soft max-[16rem]:gap-1 max-[16rem]:p-3',
        edges[toast.tone],
      )}
    >
      <Icon
        aria-hidden
        className={classes('mt-0.5 size-5 shrink-0 max-[16rem]:hidden', inks[toast.tone])}
        strokeWidth={1.75}
      />
      <div className="grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-sm text-soft">{toast.description}</p> : null}
        {toast.action ? (
          <button
            type="button"
            onClick={() => {
              dismissToast(toast.id)
              toast.action?.act()
            }}
            className="mt-1 inline-flex min-h-8 items-center text-left font-semibold text-signal underline underline-offset-4 hover:text-ink"
          >
            {toast.action.label}
          </button>
        ) : null}
        {isNextByTab ? <span className="sr-only">Press Tab to get there.</span> : null}
      </div>
      <button
        type="button"
        aria-label="Close message"
        onClick={() => dismissToast(toast.id)}
        className="-m-1 grid size-8 shrink-0 place-items-center rounded-control hover:bg-surface"
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  )
  return place ? createPortal(shown, place) : shown
}
