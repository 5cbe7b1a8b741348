import { expect, test } from 'vitest'
import { canBeAgreedTo } from './who-agrees.ts'

const person = (id: string, changes: object = {}) => ({
  ...{ id, role: 'administrator' as const, hasCodes: true, disabledAt: null },
  ...changes,
})
const reset = { staffId: 'maria', askedBy: 'ana' }

test('a reset needs an administrator besides who asked for it and whose sign-in it is', () => {
  const [ana, maria] = [person('ana'), person('maria')]
  expect(canBeAgreedTo([ana, maria], reset)).toBe(false)
  expect(canBeAgreedTo([ana, maria, person('ben')], reset)).toBe(true)
  for (const changes of [{ role: 'editor' }, { hasCodes: false }, { disabledAt: new Date() }])
    expect(canBeAgreedTo([ana, maria, person('ben', changes)], reset)).toBe(false)
})
