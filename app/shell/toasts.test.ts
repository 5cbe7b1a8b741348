import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAlarms, dismissToast, dismissToastsOfLastPage, showToast, toasts } from './toasts.ts'

/** Whether the keyboard is in a message. */
let isInside = false

beforeEach(() => {
  vi.useFakeTimers()
  isInside = false
  vi.stubGlobal('document', {
    activeElement: { closest: (selector: string) => (isInside && selector === '.toast-region' ? {} : null) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

const titles = () => toasts.get().map(({ title }) => title)

test('what is said on the way to a page is still said there, however long the way', () => {
  showToast({ tone: 'good', title: 'Account confirmed' })
  const leftAt = performance.now()
  vi.advanceTimersByTime(4_000)
  dismissToastsOfLastPage(leftAt)
  expect(titles()).toEqual(['Account confirmed'])
})

test('what was said on the last page goes with it', () => {
  showToast({ tone: 'good', title: 'Added to cart' })
  vi.advanceTimersByTime(2_000)
  dismissToastsOfLastPage(performance.now())
  expect(titles()).toEqual([])
})

test('what was wrong goes once it is settled, and the rest stays', () => {
  showToast({ tone: 'good', title: 'Providers found' }, { tone: 'alarm', title: 'Error saving address' })
  dismissAlarms()
  expect(titles()).toEqual(['Providers found'])
})

test('a newer message takes the place of the older; what is said of one event stays together', () => {
  showToast({ tone: 'good', title: 'Added to cart', description: 'Google Fiber Core 1 Gig' })
  showToast({ tone: 'good', title: 'Quantity updated', description: 'Google Fiber Core 1 Gig' })
  expect(titles()).toEqual(['Quantity updated'])
  showToast({ tone: 'good', title: 'Providers found' }, { tone: 'good', title: 'Address saved' })
  expect(titles()).toEqual(['Providers found', 'Address saved'])
})

test('a message goes after the time that it takes to read it, five seconds at least', () => {
  showToast({ tone: 'good', title: 'Saved' })
  vi.advanceTimersByTime(4_900)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(200)
  expect(titles()).toEqual([])
})

test('a message stays while the keyboard is in it, and goes after that', () => {
  showToast({ tone: 'good', title: 'Added to cart' })
  isInside = true
  vi.advanceTimersByTime(20_000)
  expect(titles()).toEqual(['Added to cart'])
  isInside = false
  vi.advanceTimersByTime(10_000)
  expect(titles()).toEqual([])
})
