import { CONFIRM_HOURS } from '#domain/watches/watch.ts'
import { NO_MAIL_TITLE, NoMail } from '../contact/no-mail.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useSettings } from '../use-settings.ts'

/** Replaces the form once the link is on its way: the same for every address. */
export function WatchMailed() {
  const { mailsGoOut } = useSettings()
  if (!mailsGoOut) {
    return (
      <NoticeBox tone="alarm" title={NO_MAIL_TITLE} className="max-w-md">
        <p className="mt-2">
          <NoMail />
        </p>
      </NoticeBox>
    )
  }
  return (
    <NoticeBox tone="good" title="Check your email" className="max-w-md">
      <p className="mt-2">
        We’ve sent you a link. Open it and press Confirm: nothing starts before that. It works for{' '}
        {CONFIRM_HOURS} hours.
      </p>
    </NoticeBox>
  )
}
