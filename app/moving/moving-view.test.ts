import { expect, test } from 'vitest'
import { createZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { ZIP_MILITARY, ZIP_UNKNOWN } from '#domain/shared/zip-words.ts'
import { movingView } from './moving-view.server.ts'

const directory = createZipDirectory(
  '09012\tApo\tAE\t\t\t0\t0\t0\n78704\tAustin\tTX\tTravis\t48453\t30.2\t-97.7\t1\n',
)
const zips = () => directory
const view = (zip: string) => movingView(new URLSearchParams({ date: '2026-12-20', zip }), '2026-11-25', zips)

test('of a step whose days are over, what still makes sense is said', () => {
  const stepsOn = (date: string) =>
    new Map(movingView(new URLSearchParams({ date }), '2026-11-26', zips).steps.map(one => [one.id, one]))
  const notice = stepsOn('2026-11-01').get('notice')
  expect(notice?.state).toBe('over')
  expect(notice?.text).toMatch(/^Give notice now, for a date when the new service works\./)
  expect(stepsOn('2026-11-01').get('bill')).toMatchObject({ state: 'ahead' })
  expect(stepsOn('2026-12-07').get('notice')?.text).toMatch(/^Give notice for a date 3 days after the move,/)
})

test('a move whose every step is over gets no plan, and the page says which day would', () => {
  const { movesOn, errors } = movingView(new URLSearchParams({ date: '2026-10-19' }), '2026-11-26', zips)
  expect([movesOn, errors.date]).toEqual([null, expect.stringContaining('about a month ago at most')])
})

test('a ZIP code that does not exist is refused beside its field, and no step leads there', () => {
  expect(view('00000')).toMatchObject({ zip: '00000', zipCode: '', errors: { zip: ZIP_UNKNOWN } })
  expect(view('09012')).toMatchObject({ zipCode: '', errors: { zip: ZIP_MILITARY } })
  expect(view('7870')).toMatchObject({ zipCode: '', errors: { zip: 'Enter a 5-digit ZIP code' } })
  expect(view('78704')).toMatchObject({ zipCode: '78704', errors: {} })
  expect(view('TX 78704')).toMatchObject({ zipCode: '78704', errors: {} })
  expect(view('CA 78704')).toMatchObject({
    zipCode: '',
    errors: { zip: 'ZIP code 78704 is in Austin, TX, not in CA. Please check both.' },
  })
  expect(view('')).toMatchObject({ zipCode: '', errors: {} })
})
