import { plural, t } from '@lingui/core/macro'
import { picturesIn } from '#wire/pictures.ts'
import type { Proposal } from '#wire/proposals.ts'

type Sections = Proposal['content']['sections']
type TextFinding = { look: 'pictures' | 'sections'; text: string }

/** What a reader would stumble over in the text: pictures that nobody described, and sections without anything. */
export const textFindings = (sections: Sections): TextFinding[] =>
  sections.flatMap(({ title, html }): TextFinding[] => {
    const pictures = picturesIn(html)
    const bare = pictures.filter(({ alt }) => alt === '').length
    const place = title.trim() === '' ? t`the text` : `“${title}”`
    const lacking = plural(bare, {
      one: `# image in ${place} has no alt text`,
      other: `# images in ${place} have no alt text`,
    })
    if (bare > 0) return [{ look: 'pictures', text: lacking }]
    const isEmpty = pictures.length === 0 && html.replace(/<(?!hr)[^<>]*>|&nbsp;/g, '').trim() === ''
    if (!isEmpty) return []
    const text = title.trim() === '' ? t`A section without a title is empty` : t`Section ${place} is empty`
    return [{ look: 'sections', text }]
  })
