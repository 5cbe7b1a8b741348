import { CONFIRM_HOURS } from '#domain/watches/watch.ts'
import { NoticeBox } from '../ui/notice-box.tsx'

/** Replaces the form once the link is on its way: the same for every address. */
export function WatchMailed() {
  return (
    <NoticeBox tone="good" title="Check your email" className="max-w-md">
      <p className="mt-2">
        We’ve sent you a link. Open it and press Confirm: nothing starts before that. It works for{' '}
        {CONFIRM_HOURS} hours.
      </p>
    </NoticeBox>
  )
}
