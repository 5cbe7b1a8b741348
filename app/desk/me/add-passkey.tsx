import { useEffect, useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { DeskAnswer } from '../answer.ts'
import { FactorAgain } from '../factor-again.tsx'

/** Has the browser make a passkey under a name, and sends it. Needs script, as passkeys do. */
export function AddPasskey() {
  const starting = useFetcher<DeskAnswer & { options?: string }>()
  const submit = useSubmit()
  const [name, setName] = useState('')
  const [told, setTold] = useState('')
  const answered = useRef<string | null>(null)
  const options = starting.data?.options ?? null

  useEffect(() => {
    if (options === null || answered.current === options) return
    answered.current = options
    void makeWith(options).then(passkey =>
      passkey === null
        ? setTold('No passkey was made.')
        : submit({ intent: 'add-passkey', name, passkey }, { method: 'post' }),
    )
  }, [options, name, submit])

  return (
    <div className="scripting-none:hidden">
      <FactorAgain again={starting.data?.again ?? null} form={starting.Form} />
      <starting.Form
        method="post"
        aria-label="Add a passkey"
        className="flex flex-wrap items-start gap-3"
        onSubmit={event => {
          setTold(name.trim() ? '' : 'Name the passkey first.')
          if (!name.trim()) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="start-passkey" />
        <TextField
          label="Name of the passkey"
          value={name}
          maxLength={60}
          placeholder="Laptop"
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" look="secondary" className="mt-7">
          Add a passkey
        </Button>
      </starting.Form>
      <p role="status" className="mt-2 text-alarm">
        {told}
      </p>
    </div>
  )
}

/** The browser's answer as JSON text; null where nobody made one. */
async function makeWith(options: string): Promise<string | null> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }))
  } catch {
    return null
  }
}
