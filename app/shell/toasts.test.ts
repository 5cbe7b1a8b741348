import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAlarms, dismissToast, dismissToastsOfLastPage, showToast, toasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
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
  showToast({ tone: 'good', title: 'Added to cart' })
  showToast({ tone: 'alarm', title: 'Error signing in' })
  dismissAlarms()
  expect(titles()).toEqual(['Added to cart'])
})

test('a message goes after the time that it takes to read it, five seconds at least', () => {
  showToast({ tone: 'good', title: 'Saved' })
  vi.advanceTimersByTime(4_900)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(200)
  expect(titles()).toEqual([])
})
