import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'

type Props = {
  token: string
  email: string
  watches: readonly { id: string; wish: string; until: string }[]
  /** Whether one was just stopped. */
  stopped: boolean
}

/** What somebody gets emails about, each with a button that stops it. Plain forms: the same with and without script. */
export function WatchList({ token, email, watches, stopped }: Props) {
  if (watches.length === 0) return <NoMoreAlerts />
  return (
    <>
      {stopped ? (
        <NoticeBox tone="good" title="Alert stopped" className="mt-5">
          <p className="mt-2">We no longer email you about it.</p>
        </NoticeBox>
      ) : null}
      <p className="mt-5 break-words">
        We email <strong>{email}</strong> about:
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
        {watches.map(({ id, wish, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0 grow basis-60">
              <p>{wish}</p>
              <p className="text-sm text-soft">Until {until}</p>
            </div>
            <form method="post" aria-label={`Stop: ${wish}`}>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="watch" value={id} />
              <Button type="submit" look="secondary" aria-label={`Stop this one: ${wish}`}>
                Stop this one
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" aria-label="Stop all email alerts" className="mt-5">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" className="w-full">
          Stop all alerts
        </Button>
      </form>
    </>
  )
}

/** Shown once everything is stopped. */
export function NoMoreAlerts() {
  return (
    <NoticeBox tone="good" title="No more alerts" className="mt-5">
      <p className="mt-2">We no longer email you about anything you asked us to watch.</p>
    </NoticeBox>
  )
}

/** Shown once one is stopped whose own link showed the list: the link is over with it. */
export function StoppedOne() {
  return (
    <NoticeBox tone="good" title="Alert stopped" className="mt-5">
      <p className="mt-2">
        We no longer email you about this. If you have other alerts, the link at the end of their emails stops
        them.
      </p>
    </NoticeBox>
  )
}
