import type { EditorState } from '@tiptap/pm/state'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import type { Started } from './use-started.ts'

/** A tag that is being typed, from its bracket. */
export function startedTag({ selection: { $from, empty } }: EditorState): Started | undefined {
  if (!empty || !$from.parent.isTextblock) return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  const after = $from.parent.textBetween($from.parentOffset, $from.parent.content.size, undefined, ' ')
  const [started, query] = /\[([a-z0-9_-]*)$/i.exec(before) ?? []
  if (started === undefined || query === undefined) return undefined
  const rest = /^[a-z0-9_-]*\]/i.exec(after)?.[0] ?? ''
  return { from: $from.pos - started.length, to: $from.pos + rest.length, query }
}

/** The tags that what is typed may become, by how their name begins or a word of what they say. */
export function tagsFor(query: string, tags: Tags): Tags {
  const wanted = query.toLocaleLowerCase()
  const begins = tags.filter(({ name }) => name.startsWith(wanted))
  const words = ({ name, says }: Tags[number]) => `${name} ${says}`.toLocaleLowerCase().split(/[\s_-]+/u)
  const others = tags.filter((tag) => !begins.includes(tag) && words(tag).some((word) => word.startsWith(wanted)))
  return [...begins, ...others]
}
