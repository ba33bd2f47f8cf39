import { expect, test } from 'vitest'
import { proposalNotation } from './proposal-language.ts'

test.each([
  { language: 'nl', locale: 'nl-NL', as: ['nl', 'nl-NL'], because: 'both are the same' },
  { language: 'nl', locale: 'nl-BE', as: ['nl', 'nl-BE'], because: 'the account writes Dutch in its own way' },
  { language: 'nl-BE', locale: 'nl-BE', as: ['nl', 'nl-BE'], because: 'a region makes no other language' },
  { language: 'de', locale: 'nl-NL', as: ['de', 'de-DE'], because: 'figures follow the words' },
  { language: 'en', locale: 'nl-NL', as: ['en', 'en-GB'], because: 'also in English' },
  {
    language: 'fr',
    locale: 'fr-FR',
    as: ['en', 'en-GB'],
    because: 'French has no words here, and half of it helps nobody',
  },
  { language: '', locale: undefined, as: ['en', 'en-GB'], because: 'nothing is known' },
])('a proposal in “$language” of an account in $locale reads as $as: $because', ({ language, locale, as }) => {
  const reading = proposalNotation(language, locale)
  expect([reading.language, reading.locale]).toEqual(as)
})
