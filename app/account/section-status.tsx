import { CircleCheck } from 'lucide-react'

/** What was just done in a section of the account page, read aloud as it appears; null before anything was. */
export const SectionStatus = ({ done }: { done: string | null }) => (
  <p role="status" className={done ? 'mt-4 flex items-start gap-1.5 text-good' : undefined}>
    {done ? (
      <>
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        {done}
      </>
    ) : null}
  </p>
)
