import { expect, test } from 'vitest'
import { asksForCall } from './asks-for-call.ts'

test.each([
  'please call me',
  'Call me back',
  'can someone call me?',
  'Could you give me a call tomorrow morning?',
  'I’d like a callback',
  'i want a call back please',
  'call me at 512-555-0133',
  'have a rep call me about internet',
  'can u have somebody call me bout internet prices, evenings',
  'my number is (512) 555-0133',
  'my number is 614-555-0119 if that helps',
  'schedule a call for thursday at 2',
  'i need somebody to call me today, my internets been shut off and im switching',
  'can you have someone call my son about internet for my house, im 81',
  'can they call me back',
  'I would like a representative to telephone me please. My name is Mrs. Eleanor Whitfield.',
  'I am hard of hearing so I would prefer the afternoon. The telephone is 919-555-0164.',
  'yo have someone hit me up 206-555-0133',
  'just call 212 555 0147',
  'quiero que me llamen',
  'llámenme por favor',
])('"%s" asks for a call', text => expect(asksForCall(text)).toBe(true))

test.each([
  'dont call me',
  'will you call me if i do nothing',
  'when will somebody call me',
  'why do you keep calling me',
  'nobody called me',
  'call me Bob',
  'call me, is that ok?',
  'the number is 800-555-0199 that called me was it you',
  'call my provider',
  'do you call people on weekends',
  'can i call you',
  'I need internet for a call center',
  '',
])('"%s" does not', text => expect(asksForCall(text)).toBe(false))
