import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { QueueItem } from '#domain/desk/queue.ts'
import { Due, dueOf } from './due.tsx'

const asked = new Date('2026-11-23T18:00:00Z')
const after = (seconds: number) => new Date(asked.getTime() + 1_000 * seconds)
const chat: QueueItem = {
  ...{ id: '1', subjectId: '1', who: 'Bo', about: '', zipCode: '', timeZone: null },
  kind: 'chat',
  ...{ createdAt: asked, dueAt: asked, bookedHour: null, owner: null, version: 1 },
}
const words = (now: Date, item = chat) =>
  renderToStaticMarkup(<Due now={now} {...dueOf(item)} />).replaceAll(/<[^>]*>/g, '')

test('the queue says how long somebody waits in a chat, as the list of chats does', () => {
  expect(words(after(5))).toBe('Waiting under a minute')
  expect(words(after(90))).toBe('Waiting 1 min')
  expect(words(after(185))).toBe('Overdue, waiting 3 min')
  // Asked at night, it is due in the morning.
  expect(words(after(5), { ...chat, dueAt: after(12 * 3_600) })).not.toContain('Waiting')
  expect(words(after(65), { ...chat, kind: 'order' })).toBe('Overdue 1 min')
})
