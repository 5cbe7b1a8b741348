import { PASSWORD_MIN_LENGTH } from './account-forms.ts'

/** How many of the most common passwords are refused (OWASP ASVS 5.0, 6.2.4). */
const REFUSED_COUNT = 3_000

const refusedPasswords = new Map<number, Promise<ReadonlySet<string>>>()

/** True for one of the 3,000 most common passwords of at least this length, whatever its case. */
export async function isCommonPassword(
  password: string,
  minLength: number = PASSWORD_MIN_LENGTH,
): Promise<boolean> {
  const refused = refusedPasswords.get(minLength) ?? loadRefused(minLength)
  refusedPasswords.set(minLength, refused)
  return (await refused).has(password.toLowerCase())
}

/** Loaded the first time a password is set, because most visitors never set one. */
async function loadRefused(minLength: number): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const known = dictionary['passwords-common'] ?? []
  const longEnough = known.map(String).filter(password => password.length >= minLength)
  return new Set(longEnough.slice(0, REFUSED_COUNT))
}
