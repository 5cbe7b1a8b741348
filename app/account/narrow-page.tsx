import type { ReactNode } from 'react'

/** A page that asks for one thing. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
