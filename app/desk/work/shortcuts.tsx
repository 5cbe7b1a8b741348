import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const KEY = 'plainwire-desk-shortcuts'

/** What a key does, with the words that the help shows. */
export type Shortcut = { key: string; does: string; act(): void }

/**
 * Keys of a screen. They are off inside fields, with a modifier, and wherever somebody has switched them off (WCAG
 * 2.1.4); `?` shows them.
 */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [on, setOn] = useState(true)
  const help = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => setOn(localStorage.getItem(KEY) !== 'off'), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest('input,textarea,select,dialog')
    if (!on || inField || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === '?') help.current?.showModal()
    else shortcuts.find(({ key }) => key === event.key)?.act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        className="min-h-9 rounded-control px-2 text-soft underline hover:text-ink scripting-none:hidden"
        onClick={() => help.current?.showModal()}
      >
        Keys
      </button>
      <dialog
        ref={help}
        aria-labelledby={title}
        className="m-auto rounded-card border border-edge bg-surface p-5 text-ink backdrop:bg-shade"
      >
        <h2 id={title} className="text-lg">
          Keys of this screen
        </h2>
        <dl className="mt-3 grid grid-cols-[3rem_1fr] gap-x-3 gap-y-1">
          {[...shortcuts, { key: '?', does: 'this list' }].map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-edge bg-raised px-2">
                  {key === 'Enter' ? '↵' : key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex items-center gap-2">
          <input
            type="checkbox"
            checked={on}
            onChange={({ target }) => {
              setOn(target.checked)
              localStorage.setItem(KEY, target.checked ? 'on' : 'off')
            }}
          />
          Keys are on
        </label>
        <form method="dialog" className="mt-4">
          <button type="submit" className="min-h-9 rounded-control border border-edge px-3">
            Close
          </button>
        </form>
      </dialog>
    </>
  )
}
