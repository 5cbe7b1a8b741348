import type { ReactNode } from 'react'

/** What doesn't leave this house, for everyone who works here: who knows it calls instead of waiting. */
export function DeliveryWarnings({ hasReceiver, mailsGoOut }: { hasReceiver: boolean; mailsGoOut: boolean }) {
  return (
    <>
      {hasReceiver ? null : (
        <Warning label="Delivery of orders" title="Nothing outside listens for orders.">
          Orders and leads reach this desk and the built-in inbox only. An administrator can add a webhook in
          Settings, or resume one that is paused.
        </Warning>
      )}
      {mailsGoOut ? null : (
        <Warning label="Emails to customers" title="Emails don’t go out.">
          No mail server is set: what we write to customers stays here. Tell them on the phone.
        </Warning>
      )}
    </>
  )
}

function Warning({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="no-print border-b border-alarm bg-surface px-4 py-2 sm:px-6">
      <strong className="text-alarm">{title}</strong> <span className="text-soft">{children}</span>
    </section>
  )
}
