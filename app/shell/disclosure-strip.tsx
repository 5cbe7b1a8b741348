import { useState } from 'react'
import { brand } from '#platform/brand.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** The note that stands on top of every page, with the whole of it in a dialog. */
export function DisclosureStrip() {
  const [open, setOpen] = useState(false)
  return (
    <div className="border-b border-line bg-surface text-sm text-soft">
      <p className="page-width py-1 text-center text-balance">
        We may earn compensation from some providers below.{' '}
        <button
          type="button"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          className="min-h-6 px-1 font-semibold text-ink underline underline-offset-4 hover:text-signal"
        >
          Learn More
        </button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Transparency & Advertising Disclosure">
        <div className="space-y-3 text-base text-ink">
          <p>
            {brand.name} is free for you to use. Some providers pay us a commission when you order their
            service through this site or by phone.
          </p>
          <p>
            <strong>Prices are not affected.</strong> You pay what the provider charges everybody, and we show
            what it costs later as well as today.
          </p>
          <p>
            <strong>Rankings are not affected.</strong> The order in which providers appear is computed from
            price, speed and terms. Commissions are no part of that computation.
          </p>
          <p>Providers that pay us nothing are shown too, by the same rules.</p>
        </div>
        <div className="mt-6 flex justify-end">
          <Button look="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
