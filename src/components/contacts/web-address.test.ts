import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  { written: 'https://example.com/about', to: 'https://example.com/about' },
  { written: 'www.example.com', to: 'https://www.example.com' },
  { written: '@example', to: undefined },
  { written: 'javascript:alert(1)', to: undefined },
  { written: '', to: undefined },
])('“$written” leads to $to', ({ written, to }) => {
  expect(webAddress(written)).toBe(to)
})
