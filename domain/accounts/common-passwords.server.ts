import { PASSWORD_MIN_LENGTH } from './account-forms.ts'

/** How many of the most common passwords are refused (OWASP ASVS 5.0, 6.2.4). */
const REFUSED_COUNT = 3_000

let refusedPasswords: Promise<ReadonlySet<string>> | undefined

/** True for one of the 3,000 most common passwords that are long enough, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refusedPasswords ??= loadRefused()
  return (await refusedPasswords).has(password.toLowerCase())
}

/** Loaded with the first password that is set: most visitors never set one. */
async function loadRefused(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known = dictionary['passwords-common'] ?? []
  const longEnough = known.map(String).filter(password => password.length >= PASSWORD_MIN_LENGTH)
  return new Set(longEnough.slice(0, REFUSED_COUNT))
}
