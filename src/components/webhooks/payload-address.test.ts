import { describe, expect, test } from 'vitest'
import { addressFault, faultSoFar } from './payload-address.ts'

const notHttps = 'Enter a full address starting with https://'
const credentials = 'Remove the user name and password from the address'

describe('an address', () => {
  test.each([
    ['https://example.org/hook', undefined],
    [' https://example.org ', undefined],
    ['HTTPS://example.org', undefined],
    ['http://example.org', notHttps],
    ['example.org/hook', notHttps],
    ['https:///hook', notHttps],
    ['', notHttps],
    ['https://me:secret@example.org', credentials],
    ['https://me@example.org', credentials],
  ])('%j gets the fault %j', (given, fault) => {
    expect(addressFault(given)).toBe(fault)
  })
})

describe('while it is typed', () => {
  test.each(['', 'h', 'https:', 'https://', 'HTTPS:/'])('%j can still become one', (given) => {
    expect(faultSoFar(given)).toBeUndefined()
  })
  test.each(['http:', 'ftp', 'https://me@'])('%j cannot', (given) => {
    expect(faultSoFar(given)).toBeDefined()
  })
})
