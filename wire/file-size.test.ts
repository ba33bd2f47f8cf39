import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test('a size is written as people read it, in their notation', () => {
  expect(fileSizeText(1, 'en')).toBe('1\u00a0kB')
  expect(fileSizeText(245_760, 'en')).toBe('240\u00a0kB')
  expect(fileSizeText(1_258_291, 'nl-NL')).toBe('1,2\u00a0MB')
  expect(fileSizeText(20_971_520, 'de-DE')).toBe('20\u00a0MB')
})
