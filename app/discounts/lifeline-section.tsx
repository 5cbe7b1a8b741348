import { useState } from 'react'
import { later } from '../first-load/later.tsx'
import { Button } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Section } from '../ui/section.tsx'
import type { DiscountsView } from './discounts-view.server.ts'

const LifelineCheck = later(() => import('./lifeline-check.tsx').then(module => module.LifelineCheck))

/** The federal program: what it offers, to whom, and a self-check. */
export function LifelineSection({ lifeline, ended }: Pick<DiscountsView, 'lifeline' | 'ended'>) {
  const [open, setOpen] = useState(false)
  return (
    <Section id="federal" tone="band" title="Federal program: Lifeline" intro={lifeline.text}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div>
          <p>
            <span className="block text-soft">Up to</span>
            <span className="block font-display text-5xl font-bold text-lamp">{lifeline.monthly}</span>
            <span className="mt-1 block text-soft">
              off a month: {lifeline.saved} over {lifeline.months} months
            </span>
          </p>
          <p className="mt-4 max-w-xs text-sm text-soft">
            On qualifying Tribal lands up to {lifeline.tribalMonthly} a month.
          </p>
        </div>
        <div>
          <h3 className="text-xl">Who qualifies</h3>
          <CheckList items={lifeline.eligibility} className="mt-3 max-w-measure" />
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button
              onPointerEnter={LifelineCheck.prepare}
              onClick={() => setOpen(true)}
              aria-haspopup="dialog"
            >
              Check Eligibility
            </Button>
            <OutsideLink href={lifeline.url}>The program’s own site</OutsideLink>
          </p>
          {ended.map(text => (
            <p key={text} className="mt-8 max-w-measure border-t border-line pt-4 text-sm text-soft">
              {text}
            </p>
          ))}
        </div>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Could you get Lifeline?">
        <LifelineCheck url={lifeline.url} />
      </Dialog>
    </Section>
  )
}
