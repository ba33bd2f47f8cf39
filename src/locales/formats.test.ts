import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { listed } from './formats.ts'
import { languageName } from './language-name.ts'

const say = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })
afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} }))

test('names are listed as the chosen language does, also after another was chosen', () => {
  expect(listed(['Anna', 'Wim', 'Jo'])).toBe('Anna, Wim and Jo')
  expect(listed(['Anna'])).toBe('Anna')
  expect(listed([])).toBe('')
  say('nl')
  expect(listed(['Anna', 'Wim', 'Jo'])).toBe('Anna, Wim en Jo')
})

test('a language is called as the chosen one calls it; what is no code of a language stands for itself', () => {
  expect(languageName('nl')).toBe('Dutch')
  say('nl')
  expect(languageName('nl')).toBe('Nederlands')
  for (const none of ['our own', '']) expect(languageName(none)).toBe(none)
})
