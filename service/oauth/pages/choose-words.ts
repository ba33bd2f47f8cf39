import { accepts } from 'hono/accepts'
import type { OauthContext } from '#service/oauth/context.ts'
import type { PageWords } from './page-words.ts'
import { german } from './words-de.ts'
import { english } from './words-en.ts'
import { dutch } from './words-nl.ts'

const languages: Record<string, PageWords> = { en: english, nl: dutch, de: german }

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** In the language of the browser; else of `locale`, the account's; else in English. */
export function pageWords(c: OauthContext, locale = 'en'): PageWords {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: Object.keys(languages),
    default: primary(locale),
    match: (wanted, { supports, default: otherwise }) =>
      wanted
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => primary(type))
        .find((each) => supports.includes(each)) ?? otherwise,
  })
  return languages[language] ?? english
}
