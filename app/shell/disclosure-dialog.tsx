import { brand } from '#platform/brand.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** How the site earns money, and what that doesn't affect. */
export function DisclosureDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Transparency & Advertising Disclosure">
      <div className="space-y-3 text-base text-ink">
        <p>
          {brand.name} is free for you to use. Some providers pay us a commission when you order their service
          through this site or by phone.
        </p>
        <p>
          <strong>Prices are not affected.</strong> You pay what the provider charges everybody, and we show
          what it costs later as well as today.
        </p>
        <p>
          <strong>Rankings are not affected.</strong> The order in which providers appear is computed from
          price, speed and terms. Commissions aren’t part of it.
        </p>
        <p>Providers that pay us nothing are shown too, by the same rules.</p>
      </div>
      <div className="mt-6 flex justify-end">
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
