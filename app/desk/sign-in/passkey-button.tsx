import { useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { FormFault } from '../form-fault.ts'

/** Asks the server what is to be signed, the browser for a passkey that signs it, and sends the answer. */
export function PasskeyButton({ returnTo }: { returnTo: string }) {
  const asking = useFetcher<{ fault: FormFault | null; options: string | null }>()
  const submit = useSubmit()
  const answered = useRef<string | null>(null)
  const [failed, setFailed] = useState(false)
  const options = asking.data?.options ?? null

  useEffect(() => {
    if (options === null || answered.current === options) return
    answered.current = options
    void signWith(options).then(passkey =>
      passkey === null
        ? setFailed(true)
        : submit({ intent: 'passkey', passkey, returnTo }, { method: 'post', action: '/desk/sign-in' }),
    )
  }, [options, returnTo, submit])

  const ask = () => {
    setFailed(false)
    void asking.submit({ intent: 'ask-passkey' }, { method: 'post', action: '/desk/sign-in' })
  }
  return (
    <div className="mt-3 scripting-none:hidden">
      <Button look="secondary" onClick={ask}>
        Use a passkey
      </Button>
      <p role="status" className="mt-2 text-alarm">
        {failed
          ? 'No passkey was used. Try again, or enter your six-digit code.'
          : asking.data?.fault?.message}
      </p>
    </div>
  )
}

/** The browser's answer as JSON text; null where nobody gave a passkey. */
async function signWith(options: string): Promise<string | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
  } catch {
    return null
  }
}
