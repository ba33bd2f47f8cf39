import type { EditorState } from '@tiptap/pm/state'
import type { Started } from './use-started.ts'

/** A slash at the beginning of a line, with the words behind it; within a sentence a slash is a slash. */
export function startedInsert({ selection: { $from, empty } }: EditorState): Started | undefined {
  if (!empty || !$from.parent.isTextblock) return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const [started, query] = /^\/([\p{L}\p{N}]*)$/u.exec(before) ?? []
  if (started === undefined || query === undefined) return undefined
  return { from: $from.pos - started.length, to: $from.pos, query }
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Those of which a word begins like the query; `also` are words that are not shown. */
export function insertsFor<Entry extends { label: string; also?: string }>(query: string, entries: readonly Entry[]) {
  const wanted = plain(query)
  return entries.filter(({ label, also = '' }) =>
    plain(`${label} ${also}`)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(wanted)),
  )
}
