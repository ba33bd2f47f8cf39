import { expect, test } from 'vitest'
import { isWebsite } from './website.ts'

test.each([
  'www.firm.nl',
  'firm.nl',
  'https://firm.nl',
  'HTTP://firm.nl/a b'.replace(' ', '%20'),
  'firm.nl:8080/x?y#z',
  'bäcker.de',
])('%s is a website', (text) => {
  expect(isWebsite(text)).toBe(true)
})

test.each([
  'Not a url',
  'none',
  'n/a',
  'info@firm.nl',
  'https://',
  'ftp://firm.nl',
  '.nl',
  `www.${'a'.repeat(3000)}.nl`,
])('%s is none', (text) => {
  expect(isWebsite(text)).toBe(false)
})
