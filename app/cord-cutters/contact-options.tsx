import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useLiveChat } from '../chat/chat.ts'
import { CallLink } from '../contact/call-link.tsx'
import { measure } from '../measurement/measure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** The hero's button, which asks whether to call or to chat. */
export function ExploreBundles() {
  const [open, setOpen] = useState(false)
  const openChat = useLiveChat()
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          measure('explore_bundles', 'CordCutters')
          measure('contact_options_shown', '')
          setOpen(true)
        }}
      >
        Explore Streaming Bundles
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="How would you like to talk to us?">
        <p className="text-soft">
          Which services fit depends on what you watch and on the internet at your address. A person finds out
          with you in a few minutes.
        </p>
        <div className="mt-5 mb-2 flex flex-wrap gap-3">
          <CallLink look="primary" className="grow" />
          <Button
            look="secondary"
            className="grow"
            onClick={() => {
              // The chat's messages are behind the dialog.
              setOpen(false)
              openChat()
            }}
          >
            <MessageCircle aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            Live Chat
          </Button>
        </div>
      </Dialog>
    </>
  )
}
