import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PhoneLink } from '../contact/call-link.tsx'
import { later } from '../first-load/later.tsx'

/** The words for a time are needed only once a request is sent. */
export const PromisedTime = later(() =>
  import('../callbacks/callbacks.ts').then(module => module.PromisedTime),
)

/**
 * How the answer comes, with the page to choose the hour of a call, or why there is none. Who posted without script is not
 * told again.
 */
export type Thanks = {
  callPage?: string | undefined
  instead?: string | undefined
  /** By when: with the home's zone, for whose browser tells none. */
  promise?: { at: string; timeZone: string } | undefined
  answer?: string
  byEmail?: boolean
}

/** Replaces the form once the request has been received. */
export function LeadThanks({
  callPage,
  instead,
  promise,
  answer = 'will answer you about this request the way you chose',
  byEmail = false,
}: Thanks) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <CircleCheck aria-hidden className="size-10 text-good" strokeWidth={1.75} />
      <h2 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Thank you, we have your request
      </h2>
      <p className="mt-3 text-soft">
        {instead ?? (
          <>
            A representative {answer}
            {promise ? (
              <>
                {' '}
                <PromisedTime at={promise.at} homeZone={promise.timeZone} />
              </>
            ) : null}
            .
          </>
        )}{' '}
        There is nothing more for you to do.
      </p>
      {callPage ? (
        <p className="mt-3">
          <a href={callPage} className="font-semibold text-signal underline underline-offset-4">
            Choose when we call
          </a>
        </p>
      ) : null}
      {byEmail ? null : (
        <p className="mt-3 text-soft">
          Would you rather talk now? Call <PhoneLink />.
        </p>
      )}
    </div>
  )
}
