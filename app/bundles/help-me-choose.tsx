import { Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import { later } from '../first-load/later.tsx'
import { Button } from '../ui/button.tsx'
import type { WishOptions } from './bundles-view.server.ts'
import { helpDraft } from './help-draft.ts'
import type { CheckedZip } from './zip-outcome.ts'

const HelpForm = later(() => import('./help-form.tsx').then(module => module.HelpForm))

type Props = {
  parts: readonly BundlePart[]
  options: WishOptions
  /** What is sold at the ZIP; null before a check. */
  checked: CheckedZip | null
  checking: boolean
  /** Why the ZIP code in the field couldn't be checked, if it was tried. */
  unchecked: string | null
  /** Proposals are asked for: what is known of the ZIP must be there first. */
  onAsk(): void
  onOpen(): void
  onUse(choice: BundleChoice): void
}

/**
 * Five questions for people who don't want to compare all plans themselves; its code loads when it is opened, and
 * answers stay.
 */
export function HelpMeChoose({ onOpen, ...props }: Props) {
  const panel = useId()
  const { open } = helpDraft.use()
  const [opened, setOpened] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-2.5">
          <Lightbulb aria-hidden className="size-5 shrink-0 text-lamp" strokeWidth={1.75} />
          <span>Not sure? Answer five questions and we’ll compare every combination.</span>
        </p>
        <Button
          look="secondary"
          aria-expanded={open}
          aria-controls={panel}
          onPointerEnter={HelpForm.prepare}
          onFocus={HelpForm.prepare}
          onClick={() => {
            setOpened(true)
            helpDraft.edit({ open: !open })
            if (!open) onOpen()
          }}
          className="grow sm:grow-0"
        >
          Help me choose
        </Button>
      </div>
      <div id={panel} hidden={!open}>
        {opened || open ? (
          <HelpForm {...props} waiting={<p className="mt-4 text-soft">Loading...</p>} />
        ) : null}
      </div>
    </div>
  )
}
