import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'

type Props = {
  codes: readonly string[]
  /** The words of the way on. */
  next: string
}

/** Ten recovery codes, shown this once: read next, as nothing brings them back. */
export function RecoveryCodes({ codes, next }: Props) {
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other codes are to be read, too
  useEffect(() => heading.current?.focus(), [codes])
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <section aria-labelledby="recovery-codes">
      <h2 ref={heading} tabIndex={-1} id="recovery-codes" className="mt-4 text-xl">
        Your recovery codes
      </h2>
      <p className="mt-2 text-soft">
        Keep them where your phone is not. Each lets you in once when you have lost your authenticator app.
        They are shown this one time: once you leave or reload this page, all you can do is make new ones in
        your account.
      </p>
      <ol className="my-4 grid max-w-md list-decimal grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-surface py-4 pr-4 pl-14 font-mono text-base sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap items-center gap-3">
        <a href="/desk" className={buttonClass()}>
          {next}
        </a>
        <Button look="secondary" className="scripting-none:hidden" onClick={copy}>
          Copy codes
        </Button>
        <Button look="secondary" className="scripting-none:hidden" onClick={() => window.print()}>
          Print codes
        </Button>
        <p role="status" className="text-good">
          {copied ? 'Copied' : ''}
        </p>
      </div>
    </section>
  )
}
