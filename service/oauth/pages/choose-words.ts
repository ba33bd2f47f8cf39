import { accepts } from 'hono/accepts'
import type { OauthContext } from '#service/oauth/context.ts'
import type { PageWords } from './page-words.ts'
import { german } from './words-de.ts'
import { english } from './words-en.ts'
import { dutch } from './words-nl.ts'

const languages: Record<string, PageWords> = { en: english, nl: dutch, de: german }

const isSpoken = (language: string) => Object.hasOwn(languages, language)

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** In a language that was chosen (`ui_locales`, as in OpenID Connect); else of the browser; else of `locale`, the account's; else in English. */
export function pageWords(c: OauthContext, locale = 'en', search = new URL(c.req.url).search): PageWords {
  const chosen = (new URLSearchParams(search).get('ui_locales') ?? '').split(' ').map(primary).find(isSpoken)
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: Object.keys(languages),
    default: primary(locale),
    match: (wanted, { default: otherwise }) =>
      wanted
        .filter(({ q }) => q > 0)
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => primary(type))
        .find(isSpoken) ?? otherwise,
  })
  return languages[chosen ?? language] ?? english
}
