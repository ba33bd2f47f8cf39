import type { ViewedComment, ViewedProposal } from '#wire/viewer.ts'
import { acceptAnchor, type PartKind } from './accept-part.tsx'
import { attachmentsAnchor } from './attachments.tsx'
import { attachmentChanges, removedParts, rowChanges, sectionAnchor, sectionChanges, type Change } from './changes.ts'
import type { Part } from './contents.tsx'
import { documentParts, tableAnchor } from './document-parts.ts'
import { questionsAnchor } from './questions.tsx'
import { proofAnchor } from './signed.tsx'
import type { Speech } from './speech.ts'

type Shown = Speech & { kind: PartKind; showsChanges: boolean }

/** What the contents at the side lead to, in the order of the page. */
export function partsOf(viewed: ViewedProposal, { words, reading, kind, showsChanges }: Shown): Part[] {
  const sections = sectionChanges(viewed)
  const rows = rowChanges(viewed)
  const areAttachmentsChanged = showsChanges && attachmentChanges(viewed).size > 0
  return [
    ...documentParts(viewed).flatMap(({ section, table, at }): Part[] => {
      if (section?.title)
        return [
          {
            anchor: sectionAnchor(section.id),
            title: section.title,
            isChanged: showsChanges && sections.has(section.id),
          },
        ]
      if (!table || table.rows.length === 0) return []
      const isChanged = showsChanges && table.rows.some(({ id }) => rows.has(id))
      return [{ anchor: tableAnchor(at), title: table.title || reading.words.prices, isChanged }]
    }),
    ...(viewed.attachments.length > 0
      ? [{ anchor: attachmentsAnchor, title: reading.words.attachments, isChanged: areAttachmentsChanged }]
      : []),
    // Where it was won without a signature there is nothing to accept, and none to prove.
    ...(kind === 'agreed'
      ? []
      : [
          kind === 'signed'
            ? { anchor: proofAnchor, title: words.signed.proof }
            : { anchor: acceptAnchor, title: words.accept.heading },
        ]),
    { anchor: questionsAnchor, title: words.questions.heading },
  ]
}

/** The id of the section with this anchor. */
export const sectionIn = (anchor: string | undefined) =>
  anchor?.startsWith(sectionAnchor('')) ? Number(anchor.slice(sectionAnchor('').length)) : undefined

/** What a comment is about, where that still is in the proposal. */
export function subjectOf({ sections, tables }: ViewedProposal, { row_id, section_id }: ViewedComment) {
  if (section_id !== null) return sections.find(({ id }) => id === section_id)?.title
  return tables.flatMap(({ rows }) => rows).find(({ id }) => id === row_id)?.content
}

export const removedNames = (viewed: ViewedProposal) => removedParts(viewed).map(nameOf)

function nameOf(change: Change) {
  if (change.part === 'section') return change.title
  return change.part === 'row' ? (change.before?.row.content ?? '') : change.name
}
