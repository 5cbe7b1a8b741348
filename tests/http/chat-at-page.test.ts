import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'

const { aChat } = useChats(useBuiltSite())

test.each([
  ['/plans/att-internet-300/label', 'what is the fee on this', 'no one-time fee for AT&T', 'Spectrum'],
  ['/metronet', 'how much is the 2 gig', 'Metronet 2 Gig', 'Google Fiber'],
  ['/kinetic-windstream', 'do i need a modem', 'Kinetic doesn’t include Wi-Fi equipment', 'Xfinity'],
  ['/adt-packages', 'is there a contract', 'terms of ADT', 'Vivint'],
  ['/providers/xfinity', 'how long does that promo last', 'Xfinity Internet 300 Mbps', 'Metronet'],
  ['/providers/cox/labels', 'is there a contract', 'Cox', 'Hughesnet'],
])('on %s “%s” is asked of what the page is about', async (page, question, told, left) => {
  const { response } = await aChat({ referer: `${ORIGIN}${page}` }).say(question)
  expect(response).toContain(told)
  expect(response).not.toContain(left)
})

test('who asks of all there is, of a place or of another provider is not held to the page', async () => {
  const onMetronet = () => aChat({ referer: `${ORIGIN}/metronet` })
  expect((await onMetronet().say('who has the fastest internet')).response).not.toMatch(/^Metronet/)
  expect((await onMetronet().say('does AT&T have a contract')).response).toMatch(/^AT&T/)
  const { response } = await onMetronet().say('do i need 1 gig')
  expect(response).toContain('Probably not')
})
