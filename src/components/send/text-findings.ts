import { plural, t } from '@lingui/core/macro'
import { isTag, tagIn } from '#wire/personalisation.ts'
import { partAnchor, pictureAnchor } from '#src/components/editor/part-anchor.ts'
import { linksIn } from '#wire/links.ts'
import { picturesIn } from '#wire/pictures.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { promisedPeriod } from './promised-period.ts'

type Section = Proposal['content']['sections'][number]
type TextFinding = {
  look: 'pictures' | 'links' | 'sections' | 'validity'
  kind: 'warning'
  text: string
  mend: { to: string; label: string }
}

type Options = {
  /** The proposal has no last day. */
  isEndless: boolean
  /** The address of a tab of the editor. */
  edit: (tab: 'text' | 'details') => string
}

/**
 * What a reader would stumble over in the text: pictures that nobody described, tags in the words of one, which stay as
 * they are, links that are not encrypted, sections without anything, and, when the proposal `isEndless`, a sentence that promises until when it holds.
 */
export const textFindings = (sections: readonly Section[], { isEndless, edit }: Options): TextFinding[] =>
  sections.flatMap((section) => {
    const place = placeOf(section)
    const inText = {
      kind: 'warning',
      mend: { to: edit('text') + partAnchor('section', section.id), label: t`Go to text` },
    } as const
    const inDetails = { kind: 'warning', mend: { to: edit('details'), label: t`Set valid until` } } as const
    return [
      ...pictureWords(section, place).map(({ text, at }) => ({
        look: 'pictures' as const,
        kind: 'warning' as const,
        text,
        mend: { to: edit('text') + pictureAnchor(section.id, at), label: t`Go to image` },
      })),
      ...linkWords(section, place).map((text) => ({ look: 'links' as const, text, ...inText })),
      ...emptyWords(section, place).map((text) => ({ look: 'sections' as const, text, ...inText })),
      ...(isEndless ? promiseWords(section, place) : []).map((text) => ({
        look: 'validity' as const,
        text,
        ...inDetails,
      })),
    ]
  })

const placeOf = ({ title }: Section) => (title.trim() === '' ? t`the text` : `“${title}”`)

/** With the picture each is about, the first of several. */
function pictureWords({ html }: Section, place: string): { text: string; at: number }[] {
  const pictures = picturesIn(html)
  const bare = pictures.filter(({ alt }) => alt === '').length
  const firstWith = (words: (alt: string) => boolean) => pictures.findIndex(({ alt }) => words(alt))
  const lacking = plural(bare, {
    one: `# image in ${place} has no alt text`,
    other: `# images in ${place} have no alt text`,
  })
  const tags = new Set(pictures.flatMap(({ alt }) => alt.match(tagIn) ?? []).filter(isTag))
  return [
    ...(bare > 0 ? [{ text: lacking, at: firstWith((alt) => alt === '') }] : []),
    ...[...tags].map((tag) => ({
      text: t`${tag} in the alt text of an image in ${place} stays as text`,
      at: firstWith((alt) => alt.includes(tag)),
    })),
  ]
}

const linkWords = ({ html }: Section, place: string): string[] =>
  [...new Set(linksIn(html))]
    .filter((address) => address.startsWith('http:'))
    .map((address) => t`The link ${shown(address)} in ${place} is not secure: use https`)

function emptyWords({ title, html }: Section, place: string): string[] {
  const isEmpty = picturesIn(html).length === 0 && html.replace(/<(?!hr)[^<>]*>|&nbsp;/g, '').trim() === ''
  if (!isEmpty) return []
  return [title.trim() === '' ? t`A section without a title is empty` : t`Section ${place} is empty`]
}

/** As much of a sentence or an address as tells which it is. */
const shown = (sentence: string) => (sentence.length > 80 ? `${sentence.slice(0, 79).trimEnd()}…` : sentence)

function promiseWords({ html }: Section, place: string): string[] {
  const sentence = promisedPeriod(html)
  if (sentence === undefined) return []
  const said = shown(sentence)
  return [t`No valid until date, but ${place} says “${said}”`]
}
