import { useEffect, useState } from 'react'

/** What speaks against a typed address; undefined if nothing is known to, or its code doesn't arrive. */
export const askAddressDoubt = (address: string) => ask('doubtAbout', address)

async function ask(what: 'doubtAbout' | 'hintAbout', address: string): Promise<string | undefined> {
  if (address.trim() === '') return undefined
  try {
    return await (await import('./address-doubt.ts'))[what](address.trim())
  } catch {
    return undefined
  }
}

/**
 * What speaks against a typed address or may do so, to stand beside it: any address is accepted, but nobody should
 * learn on the phone that a digit was wrong. Undefined if nothing is known to, as long as nothing is typed or the check
 * hasn't arrived: its code comes with the first letter.
 */
export function useAddressDoubt(address: string): string | undefined {
  const [doubt, setDoubt] = useState<string>()
  const typed = address.trim()
  useEffect(() => {
    let left = false
    void ask('hintAbout', typed).then(found => left || setDoubt(found))
    return () => {
      left = true
    }
  }, [typed])
  return doubt
}
