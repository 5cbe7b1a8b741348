import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'

type Props = {
  open: boolean
  onClose(): void
  title: string
  children: ReactNode
  /** What stays in sight below the content, however long that is. */
  foot?: ReactNode
  /** A box in the middle, a sheet on the right side, or one that comes from below on phones and is a wide box elsewhere. */
  shape?: 'box' | 'sheet' | 'bottom'
  /** Whether whoever prints while it is open wants it, whole and alone; otherwise they get the page without it. */
  onPaper?: boolean
}

const shapes = {
  box: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[85dvh] rounded-card',
  bottom:
    'mx-0 mt-auto mb-0 w-screen max-w-none max-h-[88dvh] rounded-t-card sm:m-auto sm:w-[min(64rem,calc(100vw-2rem))] sm:rounded-card',
  sheet: 'my-0 mr-0 ml-auto h-dvh max-h-none max-w-none w-[min(26rem,100vw)]',
}

/** A modal dialog: the browser keeps the focus inside, Escape and a press outside close it, and focus returns. */
export function Dialog({ open, onClose, title, children, foot, shape = 'box', onPaper = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-on-paper={onPaper || undefined}
      onClose={event => {
        // React also reports events of a dialog that was opened inside it.
        if (event.target === dialog.current) onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
      className={classes(
        'flex-col border border-line bg-raised p-0 text-ink shadow-soft backdrop:bg-shade open:flex open:animate-rise',
        shapes[shape],
      )}
    >
      {open ? (
        <>
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-my-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-surface"
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </button>
          </div>
          {/* Above a foot there is always room to read; where the window is too low for both, all of it scrolls. */}
          <div className={classes('grow overflow-y-auto px-5 py-4', Boolean(foot) && 'min-h-40')}>
            {children}
          </div>
          {foot ? <div className="border-t border-line px-5 py-4">{foot}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}
