import { type ReactNode, useState } from 'react'
import { createBrowserStore } from '../ui/browser-store.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

/** Somebody is putting together their own bundle, or has the five questions open. */
export const builderInUse = createBrowserStore(false)

/** On phones, what is below the builder collapses while a bundle is put together, to keep the page short. */
export function PremadeFold({ children }: { children: ReactNode }) {
  const folds = builderInUse.use()
  const [unfolded, setUnfolded] = useState(false)
  const folded = folds && !unfolded
  return (
    <>
      {folded ? (
        <Button look="secondary" className="w-full sm:hidden" onClick={() => setUnfolded(true)}>
          Show pre-made bundles
        </Button>
      ) : null}
      <div className={classes(folded && 'max-sm:hidden')}>{children}</div>
    </>
  )
}
