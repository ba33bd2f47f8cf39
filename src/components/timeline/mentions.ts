import { plainText } from '#src/components/ui/plain-text.ts'

/** A user of the account who can be named in a note. */
export type Colleague = { id: number; name: string }

/** What is typed of a name behind an @, up to the caret; it begins at `start`. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]*){0,2})$/u.exec(text.slice(0, caret))
  const typed = found?.[1]
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed }
}

/** Whose name, or a word of it, begins so. */
export const matching = (colleagues: readonly Colleague[], typed: string) =>
  colleagues.filter(({ name }) => {
    const [whole, wanted] = [plainText(name), plainText(typed)]
    return whole.startsWith(wanted) || whole.split(' ').some((word) => word.startsWith(wanted))
  })

/** The text with the name in place of what was typed of it, and where the caret goes. */
export function withMention(text: string, { start, caret }: { start: number; caret: number }, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** What ends a name: anything that is no letter, or the genitive of it. */
const isEnd = /^(?:['’]?s)?(?![\p{L}\p{N}])/u

/** A text in its parts: names behind an @, and what stands between them. */
export function mentionParts<Named extends Colleague>(text: string, colleagues: readonly Named[]) {
  // Of two names that begin alike the longer one is meant.
  const byLength = colleagues.toSorted((one, other) => other.name.length - one.name.length)
  const parts: { text: string; named?: Named }[] = []
  let rest = text
  while (rest !== '') {
    const at = rest.indexOf('@')
    const named =
      at === -1
        ? undefined
        : byLength.find(({ name }) => rest.startsWith(name, at + 1) && isEnd.test(rest.slice(at + 1 + name.length)))
    const end = named ? at : at === -1 ? rest.length : at + 1
    const [before, last] = [rest.slice(0, end), parts.at(-1)]
    if (last && !last.named) last.text += before
    else if (before !== '') parts.push({ text: before })
    if (named) parts.push({ text: `@${named.name}`, named })
    rest = rest.slice(named ? at + 1 + named.name.length : end)
  }
  return parts
}

/** Ids of those a text names, each once. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]) => [
  ...new Set(mentionParts(text, colleagues).flatMap(({ named }) => named?.id ?? [])),
]
