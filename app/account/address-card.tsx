import { CircleAlert, Search, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { HistoryEntry } from '#domain/addresses/address-history.server.ts'
import { formatAddress } from '#domain/shared/postal-address.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { LocalTime } from '../ui/local-time.tsx'

/** The message for an address that could not be deleted (specification, section 8). */
export const DELETE_FAILED = {
  title: 'Error deleting address',
  description: 'There was an error deleting the address',
}

const deleteWords = (
  <>
    <Trash2 aria-hidden className="size-4.5 shrink-0 max-[16rem]:hidden" strokeWidth={1.75} />
    Delete
  </>
)

/** `homeZone` is the address's own time zone, if it is known. */
type Props = { entry: HistoryEntry & { homeZone: string | null }; onGone: () => void }

/** One past search. Deleting asks for confirmation in place; without script it happens at once. */
export function AddressCard({ entry, onGone }: Props) {
  const { id, street, city, state, zipCode, searchedAt, homeZone } = entry
  const fetcher = useFetcher<{ deleted: boolean }>()
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  // The pressed button disappears or was disabled, and the focus would fall to the top of the page.
  const failed = fetcher.data?.deleted === false && !busy
  useEffect(() => {
    if (!failed) return
    pressed.current = false
    question.current?.focus()
  }, [failed])
  useEffect(
    () => () => {
      if (pressed.current) onGone()
    },
    [onGone],
  )
  return (
    <li className="grid content-between gap-5 rounded-card border border-line bg-surface p-5 max-[16rem]:p-3">
      <div>
        <h2 className="text-lg wrap-anywhere">{street}</h2>
        <p className="wrap-anywhere">
          {city}, {state} {zipCode}
        </p>
        <p className="mt-1 text-sm text-soft">
          <LocalTime instant={searchedAt} homeZone={homeZone ?? undefined} />
        </p>
      </div>
      <fetcher.Form
        method="post"
        onSubmit={() => {
          pressed.current = true
        }}
        className="flex flex-wrap gap-2"
      >
        {failed ? (
          <p role="alert" className="flex w-full items-start gap-1.5 text-alarm">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
            {DELETE_FAILED.description}
          </p>
        ) : null}
        <input type="hidden" name="id" value={id} />
        {/* Keys: one button that became the other while it is pressed would send the form. */}
        {asking ? (
          <>
            <Button key="yes" ref={question} type="submit" disabled={busy} className="grow">
              {busy ? 'Deleting...' : 'Yes, delete it'}
            </Button>
            <Button
              key="keep"
              look="secondary"
              disabled={busy}
              onClick={() => {
                setAsking(false)
                // Once the two buttons are one again.
                requestAnimationFrame(() => opener.current?.focus())
              }}
            >
              Keep it
            </Button>
          </>
        ) : (
          <>
            <Link
              to="/"
              state={{ searchAddress: formatAddress({ street, city, state, zipCode }) }}
              aria-label={`Search Again: ${street}, ${city}`}
              className={buttonClass('secondary', 'grow max-[16rem]:px-2')}
            >
              <Search aria-hidden className="size-4.5 shrink-0 max-[16rem]:hidden" strokeWidth={1.75} />
              Search Again
            </Link>
            {/* A press before the script listens must not delete at once: it is done again once it does. */}
            <Button
              key="delete"
              ref={opener}
              look="quiet"
              aria-label={`Delete: ${street}, ${city}`}
              onClick={() => setAsking(true)}
              className="scripting-none:hidden"
            >
              {deleteWords}
            </Button>
            <span className="hidden scripting-none:contents">
              <Button type="submit" look="quiet" aria-label={`Delete: ${street}, ${city}`}>
                {deleteWords}
              </Button>
            </span>
          </>
        )}
      </fetcher.Form>
    </li>
  )
}
