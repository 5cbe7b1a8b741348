import { describe, expect, it } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { type Dialogue, newDialogue } from '../dialogue.ts'
import { readingsOfSpoken, withPointedTo } from './points-back.ts'

const catalogue = readSeed()
const after = (said: Partial<Dialogue>): Dialogue => ({ ...newDialogue, begun: true, ...said })
const ofTwo = after({ rivals: ['spectrum', 'att'], providers: ['metronet'], kind: 'internet' })

describe('whom a choice is between', () => {
  it('is written out as the two that were named together, whatever was listed since', () => {
    expect(withPointedTo(catalogue, 'ok which one has better upload?', ofTwo)).toBe(
      'ok which one has better upload, Spectrum or AT&T',
    )
  })

  it.each([
    ['a place', 'which is cheaper in 78704'],
    ['whoever is there', 'who is the cheapest around here'],
    ['what one should take', 'which one should I get for more speed'],
    ['another company', 'is Xfinity the cheaper one'],
  ])('is left alone in a question of %s', (_, said) => {
    expect(withPointedTo(catalogue, said, ofTwo)).toBe(said)
  })
})

describe('the thing that was asked about', () => {
  const ofMesh = after({ question: 'would mesh help' })
  it('is written out where another company is asked for one', () => {
    expect(withPointedTo(catalogue, 'does google fiber give you one', ofMesh)).toBe(
      'does google fiber give you a mesh',
    )
  })

  it('is theirs after a modem', () => {
    const ofModem = after({ question: 'what about my own modem on spectrum' })
    expect(withPointedTo(catalogue, 'do i have to send theirs back', ofModem)).toBe(
      'do i have to send their modem back',
    )
  })

  it('is not what a plan is called by', () => {
    expect(withPointedTo(catalogue, 'which one does google fiber sell most', ofMesh)).toBe(
      'which one does google fiber sell most',
    )
  })
})

describe('other readings of what nobody understands alone', () => {
  it('are of the service that was spoken of, and of those that were compared', () => {
    expect(readingsOfSpoken(catalogue, 'how much a month all in', after({ kind: 'security' }))).toEqual([
      'how much a month all in for the alarm',
    ])
    expect(readingsOfSpoken(catalogue, 'does it work on the 1st floor?', ofTwo)).toEqual([
      'Spectrum or AT&T: does it work on the 1st floor',
    ])
  })

  it('are none where the words name a company, a place or another service', () => {
    expect(readingsOfSpoken(catalogue, 'is xfinity any good', ofTwo)).toEqual([])
    expect(readingsOfSpoken(catalogue, 'and in 78704', ofTwo)).toEqual([])
    expect(readingsOfSpoken(catalogue, 'how fast is the upload', after({ kind: 'security' }))).toEqual([])
  })
})
