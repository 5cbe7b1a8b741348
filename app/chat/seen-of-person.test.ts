import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSeenOfPerson, seenOfPerson } from './seen-of-person.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('what a person says while the chat is closed is new until the chat is shown, also on the next page', () => {
  expect(noteSeenOfPerson({ isFollowed: true, isShown: true, newest: 'a' })).toBe(false)
  expect(noteSeenOfPerson({ isFollowed: true, isShown: false, newest: 'a' })).toBe(false)
  expect(noteSeenOfPerson({ isFollowed: true, isShown: false, newest: 'b' })).toBe(true)
  expect(seenOfPerson()).toBe('a')
  // Handed back meanwhile: it is new all the same.
  expect(noteSeenOfPerson({ isFollowed: false, isShown: false, newest: 'b' })).toBe(true)
  expect(noteSeenOfPerson({ isFollowed: false, isShown: true, newest: 'b' })).toBe(false)
  expect(seenOfPerson()).toBeNull()
})
