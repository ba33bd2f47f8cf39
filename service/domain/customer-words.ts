import { selectContactsOf } from '#service/store/receivers.ts'
import { findContact } from '#service/store/contacts.ts'
import type { PersonalisationTag } from '#wire/personalisation.ts'
import { picturesIn } from '#wire/pictures.ts'
import type { CustomerWord, WordPlace } from '#wire/proposal-template.ts'
import type { StoredProposal } from './proposal-answer.ts'
import type { Content } from './proposal-content.ts'
import type { Section } from './template-content.ts'
import type { Unit } from './unit.ts'
import { htmlOfText } from '#wire/html-text.ts'
import { asWords, literal } from './words-in-text.ts'

type KnownWord = { word: string; tag: PersonalisationTag | null }

/** Shorter ones are too often a word of another meaning. */
const shortest = 3

/** What belongs to the customer of a proposal, longest first, so that a full name goes before the first name in it. */
export async function wordsOfCustomer({ db }: Unit, proposal: StoredProposal): Promise<KnownWord[]> {
  const contact = await findContact(db, proposal.contact_id)
  const people = await selectContactsOf(db, proposal.id)
  const words: KnownWord[] = [
    { word: proposal.proposal_nr, tag: 'proposal_nr' },
    { word: proposal.name, tag: 'proposal_name' },
    { word: contact?.name ?? '', tag: 'contact_name' },
    ...people.flatMap(({ fullname, firstname, lastname }): KnownWord[] => [
      { word: fullname, tag: 'contact_fullname' },
      { word: firstname, tag: 'contact_firstname' },
      { word: lastname, tag: null },
    ]),
    ...[...people, ...(contact ? [contact] : [])].flatMap(({ email, phone, mobile, street, zipcode }) =>
      [email, phone, mobile, street, zipcode].map((word): KnownWord => ({ word, tag: null })),
    ),
  ]
  const known = new Map<string, KnownWord>()
  for (const { word, tag } of words)
    if (word.trim().length >= shortest && !known.has(word.trim())) known.set(word.trim(), { word: word.trim(), tag })
  return [...known.values()].toSorted((a, b) => b.word.length - a.word.length)
}

/** Those of them that stand in a proposal, and where. */
export function foundWords(words: readonly KnownWord[], content: Content): CustomerWord[] {
  let { sections } = content
  return words.flatMap(({ word, tag }) => {
    const texts = sections.flatMap((section, at) => {
      const found = holds(section.title, word) || holds(textIn(section.html), word)
      return found ? [{ kind: 'section' as const, at, title: section.title }] : []
    })
    // What is part of a longer one is not found again.
    sections = withoutWord(sections, word)
    const others = otherPlaces(content).filter(({ text }) => holds(text, word))
    if (texts.length === 0 && others.length === 0) return []
    return [{ word, tag, texts, others: others.map(({ kind, at, title }) => ({ kind, at, title })) }]
  })
}

type Place = WordPlace & { text: string }

function otherPlaces({ sections, pricetables, attachments = [] }: Content): Place[] {
  const rows = pricetables.flatMap((table) => table.rows)
  return [
    ...sections
      .flatMap(({ html }) => picturesIn(html))
      .map(({ alt }, at) => ({ kind: 'picture' as const, at, title: alt, text: alt })),
    ...pricetables.map(({ title }, at) => ({ kind: 'table' as const, at, title, text: title })),
    ...rows.map(({ content }, at) => ({ kind: 'row' as const, at, title: content, text: content })),
    ...attachments.map(({ name }, at) => ({ kind: 'attachment' as const, at, title: name, text: name })),
  ]
}

/** Texts with tags in place of these words. */
export const withTags = <Text extends Section>(sections: readonly Text[], words: readonly KnownWord[]): Text[] =>
  words.reduce<Text[]>(
    (texts, { word, tag }) => (tag === null ? texts : replaced(texts, word, `[${tag}]`)),
    [...sections],
  )

const withoutWord = <Text extends Section>(sections: readonly Text[], word: string) =>
  replaced(sections, word, '\u0000')

const replaced = <Text extends Section>(sections: readonly Text[], word: string, by: string): Text[] =>
  sections.map((section) => ({
    ...section,
    title: section.title.replace(whole(word), () => by),
    html: outsideTags(section.html, (text) => text.replace(whole(htmlOfText(word)), () => by)),
  }))

const holds = (text: string, word: string) => whole(word).test(text)

/** In the letters it was written in. */
const whole = (word: string) => asWords([literal(word)])

const outsideTags = (html: string, change: (text: string) => string) =>
  html.replace(/<[^<>]*>|[^<>]+/g, (part) => (part.startsWith('<') ? part : change(part)))
/** Its text, a space for each element, so that no word crosses one. */
const textIn = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
