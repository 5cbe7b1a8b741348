import { expect, test } from 'vitest'
import type { Condition } from '#domain/catalog/condition.ts'
import { fieldsOf } from './catalog-fields.ts'
import { changeLines } from './change-lines.ts'
import { CONDITION_ROWS } from './field.ts'
import { rowFrom, typedOf } from './field-values.ts'

const fields = fieldsOf('plan', null).filter(({ path }) => path === 'conditions')
const field = fields[0] ?? expect.unreachable('no conditions')
const taxes: Condition = { about: 'taxes-on-top', words: 'Taxes are not included.' }
const address: Condition = { about: 'other', words: 'Prices differ by address.' }

test('conditions keep what they are about through the form, and a sentence that doesn’t say it asks for it', () => {
  const row = { conditions: [taxes, address] }
  const typed = typedOf(row, field)
  expect(rowFrom({}, fields, typed)).toEqual({ ok: true, row })
  for (const about of ['', 'fun'])
    expect(rowFrom({}, fields, { ...typed, 'conditions.1.about': about })).toMatchObject({
      faults: { 'conditions.1.about': 'Choose what “Prices differ by address.” is about' },
    })
  expect(rowFrom({}, fields, { ...typed, 'conditions.1.words': 'Prices differ' })).toMatchObject({
    faults: { 'conditions.1.words': 'Make “Prices differ” a whole sentence, with a period' },
  })
  // A sentence that was cleared is gone, whatever the list beside it still shows.
  expect(rowFrom({}, fields, { ...typed, 'conditions.0.words': ' ' })).toEqual({
    ok: true,
    row: { conditions: [address] },
  })
})

test('conditions beyond the rows of the form stay', () => {
  const conditions = Array.from({ length: CONDITION_ROWS + 2 }, () => address)
  const typed = { ...typedOf({ conditions }, field), 'conditions.0.words': '' }
  expect(rowFrom({ conditions }, fields, typed)).toEqual({
    ok: true,
    row: { conditions: conditions.slice(1) },
  })
})

test('another kind is a change that is told, and of an older event nothing is made of it', () => {
  const [older, now, other] = [
    ['Taxes are not included. Prices differ by address.'],
    [taxes, address],
    [taxes, { ...address, about: 'fees' }],
  ].map(conditions => ({ id: 'metronet-500', conditions }))
  expect(changeLines('plan', older ?? {}, now ?? {})).toEqual([])
  expect(changeLines('plan', now ?? {}, other ?? {})).toEqual([
    'Conditions: Taxes are not included. (taxes come on top) · Prices differ by address. to Taxes are not included. (taxes come on top) · Prices differ by address. (other fees, equipment)',
  ])
})
