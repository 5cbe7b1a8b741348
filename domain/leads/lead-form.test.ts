import { expect, test } from 'vitest'
import { leadRequest } from './lead-form.ts'

const asked = {
  name: 'Lee Park',
  email: 'lee@example.com',
  phone: '',
  zipCode: '46204',
  service: 'Home internet',
  marketingConsent: false,
  page: '/quote',
  website: '',
  shownForMs: 9000,
}

const faultsOf = (request: object) =>
  leadRequest.safeParse(request).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('who wants an email leaves the phone number empty', () => {
  expect(faultsOf({ ...asked, answerBy: 'email' })).toEqual([])
})

test('who is called or texted gives a number, and hears of it together with what else is missing', () => {
  const missing = ['phone', 'Phone number is required']
  expect(faultsOf(asked)).toEqual([missing])
  expect(faultsOf({ ...asked, answerBy: 'text' })).toEqual([missing])
  expect(faultsOf({ ...asked, answerBy: 'call', name: '' })).toEqual([['name', 'Name is required'], missing])
})

test('programs may leave the hidden field out', () => {
  const { website: _, ...plain } = asked
  const read = leadRequest.safeParse({ ...plain, answerBy: 'email' })
  expect(read.data?.website).toBe('')
})
