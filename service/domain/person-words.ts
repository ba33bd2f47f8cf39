import type { Stored } from '#service/store/schema.ts'
import { mailLanguageOf } from '#wire/own-mails.ts'
import { htmlOfText } from '#wire/html-text.ts'
import { asWords, literal } from './words-in-text.ts'

const erased = { en: 'Erased person', nl: 'Gewiste persoon', de: 'Gelöschte Person' } as const

/** What stands where the name of somebody who was erased stood. */
export const erasedName = (locale: string) => erased[mailLanguageOf(locale)]

/** What people are addressed with before a last name alone. */
const titles = [
  'mr',
  'mr.',
  'mrs',
  'mrs.',
  'ms',
  'ms.',
  'meneer',
  'mevrouw',
  'heer',
  'dhr.',
  'mw.',
  'herr',
  'herrn',
  'frau',
]

type Person = Pick<
  Stored<'contact'>,
  | 'fullname'
  | 'name'
  | 'firstname'
  | 'lastname'
  | 'salutation'
  | 'street'
  | 'phone'
  | 'mobile'
  | 'fax'
  | 'email'
  | 'internet'
  | 'linkedin'
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'coc_number'
  | 'vat_number'
>

const shortest = 4

/**
 * What tells a person from everybody else in a text somebody typed: their full name, their last name behind a title, their
 * addresses and numbers. A first name, a last name alone or a city would take other people's words along. `others` are
 * values that are somebody else's too, such as the telephone number of their organisation.
 */
export function tellingWords(person: Person, more: readonly string[], others: readonly string[]): string[] {
  const { fullname, name, firstname, lastname, salutation } = person
  const both = firstname && lastname ? [`${firstname} ${lastname}`, `${lastname}, ${firstname}`] : []
  const titled = lastname ? [...titles, salutation].filter(Boolean).map((title) => `${title} ${lastname}`) : []
  const names = [fullname, name, ...both, ...more].filter((one) => /\s|@/.test(one.trim()) || one.length > 8)
  const { street, phone, mobile, fax, email, internet, linkedin, facebook, twitter, instagram } = person
  const places = [street, phone, mobile, fax, email, internet, linkedin, facebook, twitter, instagram]
  const numbers = [person.coc_number, person.vat_number]
  const left = new Set(others.map(plain))
  const all = [...names, ...titled, ...places, ...numbers].map((one) => one.trim())
  return [...new Set(all)].filter((one) => one.length >= shortest && !left.has(plain(one)))
}

const plain = (text: string) => text.trim().toLowerCase()

/** Texts without what tells the person: `text` of plain text and HTML, `json` of every text inside JSON. */
type Eraser = { text: (text: string) => string; json: (text: string) => string }

export function eraserOf(words: readonly string[], instead: string): Eraser {
  if (words.length === 0) return { text: (text) => text, json: (text) => text }
  // The longest first, so that what is part of another does not leave the rest of it.
  const patterns = [...words].toSorted((one, other) => other.length - one.length).flatMap(patternsOf)
  const pattern = asWords(patterns, 'giu')
  const text = (whole: string) => whole.replace(pattern, instead)
  return { text, json: (whole) => inJson(whole, text) }
}

/** Numbers are found however they are spaced, names also as HTML writes them. */
function patternsOf(word: string): string[] {
  const digits = word.replace(/[\s().\-/]/g, '')
  if (/^\+?\d{6,}$/.test(digits)) return [Array.from(digits, literal).join(String.raw`[\s().\-/]*`)]
  const html = htmlOfText(word)
  return [...new Set([word, html, html.replaceAll('"', '&quot;'), html.replaceAll("'", '&#39;')])].map((one) =>
    one
      .split(/\s+/)
      .map(literal)
      .join(String.raw`\s+`),
  )
}

/** Where it is no JSON it is a text. */
function inJson(whole: string, change: (text: string) => string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(whole)
  } catch (error) {
    if (error instanceof SyntaxError) return change(whole)
    throw error
  }
  return JSON.stringify(mapped(parsed, change))
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)]))
}

/**
 * The same of records as interfaces give them, in which a person is an object with their id: all its texts are emptied,
 * wherever it stands.
 */
export function withoutRecordOf(personId: number, whole: string, { text }: Eraser): string {
  if (!/^\s*[[{]/.test(whole)) return text(whole)
  return JSON.stringify(emptied(mapped(JSON.parse(whole), text), personId))
}

const idKeys = ['id', 'person_id', 'contact_people_id', 'contact_person_id', 'contact_id']
const isOf = (object: Record<string, unknown>, personId: number) =>
  idKeys.some((key) => object[key] === personId) &&
  ('firstname' in object || 'fullname' in object || 'contact_person_fullname' in object)

function emptied(value: unknown, personId: number): unknown {
  if (Array.isArray(value)) return value.map((one) => emptied(one, personId))
  if (typeof value !== 'object' || value === null) return value
  const object = value as Record<string, unknown>
  const isTheirs = isOf(object, personId)
  return Object.fromEntries(
    Object.entries(object).map(([key, one]) => [
      key,
      isTheirs && typeof one === 'string' && key !== 'type' ? '' : emptied(one, personId),
    ]),
  )
}
