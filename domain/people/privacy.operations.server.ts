import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { problems } from '#domain/shared/problem.ts'
import type { EraseDeps } from './erase-person.server.ts'
import { askForPrivacyChoices, carryOutPrivacyChoices, type PrivacyDeps } from './privacy-choices.server.ts'
import { type PrivacyContact, readPrivacyContact } from './privacy-contact.ts'
import { findPrivacyLink } from './privacy-links.server.ts'

/** Longer texts are cut off: they are neither an address nor a number, nor a token. */
const LONGEST_CONTACT = 500
const LONGEST_TOKEN = 100

const contact = z.pipe(
  z.string().check(z.overwrite(text => text.slice(0, LONGEST_CONTACT))),
  z.transform((text, context): PrivacyContact => {
    const who = readPrivacyContact(text)
    if (who) return who
    context.issues.push({
      code: 'custom',
      input: text,
      message: problems.privacy_contact_unclear.message,
    })
    return z.NEVER
  }),
)

/** Starts what somebody asks for about their data; the same answer whether or not we know the contact. */
export const askPrivacyChoices = operation({
  name: 'askPrivacyChoices',
  summary: 'Stops offers to a phone number at once, or mails a link to stop them and delete data.',
  input: z.object({ contact }),
  output: z.object({ done: z.enum(['mailed', 'withdrawn']) }),
  refusals: [],
  limits: [
    { name: 'privacy', per: 'client' },
    { name: 'privacy_contact', per: 'contact', keyOf: ({ contact }) => JSON.stringify(contact) },
  ],
  lane: 'rest',
  async run(deps: PrivacyDeps & { siteUrl: string }, _: Caller, { contact }) {
    const confirmUrl = `${deps.siteUrl}/privacy-choices/confirm`
    return succeeded({ done: await askForPrivacyChoices(deps, contact, confirmUrl) })
  },
})

/** Whose address an emailed link belongs to; null for one that is used up or expired. */
export const readPrivacyLink = operation({
  name: 'readPrivacyLink',
  summary: 'The email address behind a mailed link for privacy choices.',
  input: z.object({ token: z.string().check(z.overwrite(text => text.slice(0, LONGEST_TOKEN))) }),
  output: z.object({ email: z.nullable(z.string()) }),
  refusals: [],
  limits: [{ name: 'own_pages', per: 'client' }],
  lane: 'page',
  async run({ db, now }: Pick<PrivacyDeps, 'db' | 'now'>, _: Caller, { token }) {
    return succeeded({ email: token ? await findPrivacyLink(db, token, now()) : null })
  },
})

/** Does what the owner of an emailed link chose. */
export const confirmPrivacyChoices = operation({
  name: 'confirmPrivacyChoices',
  summary: 'Carries out the choices behind a mailed link, once.',
  input: z.object({
    token: z.string().check(z.overwrite(text => text.slice(0, LONGEST_TOKEN))),
    stop: z.boolean(),
    erase: z.boolean(),
    copy: z.boolean(),
  }),
  output: z.object({
    done: z.nullable(z.enum(['stop', 'erase', 'copy'])),
    /** What a deletion left for now. */
    staying: z.object({ orders: z.boolean(), account: z.boolean() }),
  }),
  refusals: ['privacy_choice_missing'],
  limits: [{ name: 'privacy', per: 'client' }],
  lane: 'rest',
  async run(deps: PrivacyDeps & EraseDeps, _: Caller, { token, ...wishes }) {
    if (!wishes.stop && !wishes.erase && !wishes.copy) return refused('privacy_choice_missing')
    const result = await carryOutPrivacyChoices(deps, token, wishes)
    const done = wishes.copy ? ('copy' as const) : wishes.erase ? ('erase' as const) : ('stop' as const)
    const staying = result?.staying ?? { orders: false, account: false }
    return succeeded({ done: result && done, staying })
  },
})
