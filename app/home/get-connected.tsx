import { LiveChatButton } from '../chat/chat.ts'
import { CallLink, PhoneLink } from '../contact/call-link.tsx'

export function GetConnected() {
  return (
    <section aria-labelledby="connected-title" className="page-width section-space">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div>
          <h2 id="connected-title" className="text-3xl sm:text-4xl">
            Ready to Get Connected?
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">
            Ask anything about plans, prices or your order, in the chat or at <PhoneLink />.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LiveChatButton />
          <CallLink label="Call Us" />
        </div>
      </div>
    </section>
  )
}
