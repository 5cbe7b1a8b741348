import { expect, test } from 'vitest'
import { ZIP_UNKNOWN } from '#domain/shared/zip-words.ts'
import { movingView } from './moving-view.server.ts'

const view = (zip: string) =>
  movingView(new URLSearchParams({ date: '2026-12-20', zip }), '2026-11-25', code => code === '78704')

test('a ZIP code that does not exist is refused beside its field, and no step leads there', () => {
  expect(view('00000')).toMatchObject({ zip: '00000', zipCode: '', errors: { zip: ZIP_UNKNOWN } })
  expect(view('7870')).toMatchObject({ zipCode: '', errors: { zip: 'Enter a 5-digit ZIP code' } })
  expect(view('78704')).toMatchObject({ zipCode: '78704', errors: {} })
  expect(view('')).toMatchObject({ zipCode: '', errors: {} })
})
