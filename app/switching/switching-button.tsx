import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { SwitchTarget } from '#domain/switching/compare-switch.ts'
import { later } from '../first-load/later.tsx'
import { classes } from '../ui/classes.ts'

const SwitchingSheet = later(() => import('./switching-sheet.tsx').then(module => module.SwitchingSheet))

type Props = { to: SwitchTarget; className?: string }

/** Asks what somebody pays now and shows what a switch to this plan comes to. Nothing that is typed leaves the browser. */
export function Switching({ to, className }: Props) {
  const [opened, setOpened] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`What would I save by switching to ${to.name}?`}
        onPointerEnter={SwitchingSheet.prepare}
        onFocus={SwitchingSheet.prepare}
        onClick={() => setOpened(true)}
        className={classes(
          'inline-flex min-h-9 items-center gap-2 text-left text-sm font-semibold text-signal underline underline-offset-4',
          className,
        )}
      >
        <ArrowLeftRight aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        What would I save by switching?
      </button>
      {opened === undefined ? null : (
        <SwitchingSheet open={opened} onClose={() => setOpened(false)} to={to} />
      )}
    </>
  )
}
