import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { classes } from './classes.ts'

type Props = {
  trail?: readonly { name: string; path: string }[]
  /** The page's name at the end of the breadcrumb. */
  current: string
  title: string
  intro: ReactNode
  /** What follows the introduction: facts, actions. */
  children?: ReactNode
  /** Beside it on wide screens, below it on phones. */
  aside?: ReactNode
}

/** The head of a page: its position in the site, its name, its purpose. */
export function PageHero({ trail = [], current, title, intro, children, aside }: Props) {
  return (
    <div className="border-b border-line bg-night">
      <div className="page-width pt-4 pb-8 sm:pb-16 print:py-0">
        <Breadcrumb trail={trail} current={current} />
        <div
          className={classes(
            'mt-6 sm:mt-8 print:mt-0',
            aside ? 'grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]' : null,
          )}
        >
          <div className={aside ? 'lg:self-center' : undefined}>
            <h1 className="max-w-4xl text-4xl break-words sm:text-5xl">{title}</h1>
            <p className="mt-5 max-w-measure text-lg text-soft">{intro}</p>
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  )
}
