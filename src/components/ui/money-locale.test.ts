import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstMoneyLocale } from './money-locale.ts'

const kept = new Map<string, string>()
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }))
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const browserSays = (...languages: string[]) => vi.stubGlobal('navigator', { languages, language: languages[0] ?? '' })

test('the notation of the last visit comes before that of the browser', () => {
  kept.set('proffer-notation', 'nl-NL')
  browserSays('de-DE')
  expect(firstMoneyLocale()).toBe('nl-NL')
})

test.each(['c', 'C.UTF-8', 'en_US@posix', ''])(
  'a browser whose language is %j, which is no tag, is passed over',
  (tag) => {
    browserSays(tag, 'de-DE')
    expect(firstMoneyLocale()).toBe('de-DE')
    browserSays(tag)
    expect(() => new Intl.NumberFormat(firstMoneyLocale())).not.toThrow()
  },
)

test('a kept notation that is no tag is passed over', () => {
  kept.set('proffer-notation', 'not a tag')
  browserSays('de-DE')
  expect(firstMoneyLocale()).toBe('de-DE')
})
