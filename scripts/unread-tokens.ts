import type { CSSOptions, Plugin } from 'vite'

/** What is built: a stylesheet, a page or a script. */
export type Built = { fileName: string; text: string }

/** Tokens that the stylesheets set and nothing reads, directly or by way of another token that is read. */
export function unreadTokens(built: readonly Built[]): ReadonlySet<string> {
  const isSheet = ({ fileName }: Built) => fileName.endsWith('.css')
  const sheets = built.filter(isSheet).map(({ text }) => text)
  const set = new Map<string, string[]>()
  for (const [, name = '', value = ''] of sheets.join('\n').matchAll(/[{;\s](--[\w-]+):([^;}]*)/g))
    set.set(name, [...(set.get(name) ?? []), value])
  const reading = [
    // Whatever of the sheets sets no token.
    ...sheets.map((sheet) => sheet.replace(/([{;\s])--[\w-]+:[^;}]*/g, '$1')),
    ...built.filter((each) => !isSheet(each)).map(({ text }) => text),
  ]
  const read = new Set<string>()
  let open = tokensIn(reading)
  while (open.length > 0) {
    for (const name of open) read.add(name)
    open = tokensIn(open.flatMap((name) => set.get(name) ?? [])).filter((name) => !read.has(name))
  }
  return new Set([...set.keys()].filter((name) => !read.has(name)))
}

const tokensIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? [])

type Postcss = Exclude<CSSOptions['postcss'], string | undefined>

/** Leaves them out before files are named, so that a file of another content has another name. */
export const leaveOutTokens = (unread: ReadonlySet<string>): Plugin => ({
  name: 'leave-out-tokens',
  config: () => ({ css: { postcss: { plugins: [withoutTokens(unread)] } } }),
})

const withoutTokens = (unread: ReadonlySet<string>): NonNullable<Postcss['plugins']>[number] => ({
  postcssPlugin: 'without-tokens',
  OnceExit: (root) => {
    root.walkDecls(/^--/, (declaration) => {
      if (unread.has(declaration.prop)) declaration.remove()
    })
  },
})
