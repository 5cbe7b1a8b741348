import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { legalTextsUpdated, privacyPolicyBefore } from '../seo/text-dates.ts'
import { privacyView } from './privacy-view.server.ts'
import { termsView } from './terms-view.server.ts'

const fingerprint = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)

/** Everything a text says, with and without email, but not its dates. */
const policies = [true, false].map(mailsGoOut => {
  const { updated: _updated, earlier: _earlier, ...text } = privacyView({ mailsGoOut })
  return text
})
const terms = termsView().parts

// A text that changed needs the day of the change in app/seo/text-dates.ts, and that day and its new fingerprint here.
test('the date of the privacy policy changes with its text, as the policy promises', () => {
  expect({ [legalTextsUpdated.privacy.iso]: fingerprint(policies) }).toEqual({
    '2026-11-30': 'c5adaf58c552027e',
  })
})

test('the date of the terms changes with their text: an order follows the terms of its day', () => {
  expect({ [legalTextsUpdated.terms.iso]: fingerprint(terms) }).toEqual({ '2026-11-27': 'f0cd64572ddefead' })
})

test('a version follows the one before it', () => {
  expect(privacyPolicyBefore.words).toBe('July 24, 2025')
  expect(legalTextsUpdated.privacy.iso > privacyPolicyBefore.iso).toBe(true)
})
