import { expect, test } from 'vitest'
import { isPostgresAddress, singleAddresses } from './postgres-address.ts'

test('an address of several servers is one address for each', () => {
  expect(singleAddresses('postgres://me:p%40ss,word@a:5432,b:5433,[::1]:5434/site?sslmode=require')).toEqual([
    'postgres://me:p%40ss,word@a:5432/site?sslmode=require',
    'postgres://me:p%40ss,word@b:5433/site?sslmode=require',
    'postgres://me:p%40ss,word@[::1]:5434/site?sslmode=require',
  ])
})

test('an address of one server stays as it is', () => {
  for (const address of ['postgres://a', 'postgresql://a/site', 'postgres://me@a:5432/site?x=1,2']) {
    expect(singleAddresses(address)).toEqual([address])
  }
})

test.each([
  ['postgres://a:5432,b:5432/site', true],
  ['postgresql://me@a/site', true],
  ['mysql://a/site', false],
  ['postgres://a:port/site', false],
  ['postgres://a,b:port/site', false],
])('%s is an address: %s', (address, is) => {
  expect(isPostgresAddress(address)).toBe(is)
})
