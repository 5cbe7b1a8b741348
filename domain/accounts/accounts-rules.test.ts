import { expect, test } from 'vitest'
import { signInForm, signUpForm } from './account-forms.ts'
import { safeReturnUrl } from './return-url.ts'
import { avatarInitials } from './visitor.ts'

const faultsOf = (result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) => Object.fromEntries((result.error?.issues ?? []).map(issue => [issue.path.join('.'), issue.message]))

test('the sign-in form names its faults in the specified words', () => {
  expect(faultsOf(signInForm.safeParse({ email: 'nobody', password: '12345' }))).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  })
})

test('the sign-up form names its faults in the specified words', () => {
  const form = { email: 'a@b.co', username: 'ab', password: '123456', confirmPassword: '1234567' }
  expect(faultsOf(signUpForm.safeParse(form))).toMatchObject({
    username: 'Username must be at least 3 characters',
  })
  expect(faultsOf(signUpForm.safeParse({ ...form, username: 'abc' }))).toEqual({
    confirmPassword: "Passwords don't match",
  })
  expect(signUpForm.safeParse({ ...form, username: 'abc', confirmPassword: '123456' }).success).toBe(true)
})

test.each(['/checkout', '/order-confirmation?order=1#top', '/'])('%s is a way back', path =>
  expect(safeReturnUrl(path)).toBe(path),
)
test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\tevil',
  '/..//evil.example',
  '/auth',
  'checkout',
  '',
  null,
  { path: '/' },
])('%s is no way back', wanted => expect(safeReturnUrl(wanted)).toBe('/'))

test('initials come from the username, else the email, else they are U', () => {
  expect(avatarInitials({ username: 'ada', email: 'x@y.z' })).toBe('AD')
  expect(avatarInitials({ username: '', email: 'bob@y.z' })).toBe('BO')
  expect(avatarInitials(null)).toBe('U')
})
