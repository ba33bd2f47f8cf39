/** What a check of the documents needs to know of the repository. */
export type Repository = {
  /** Files and folders at the top: what does not begin with one of them is no path of ours. */
  top: ReadonlySet<string>
  exists: (path: string) => boolean
}

const quoted = /`([^`\n]+)`/g
const linked = /\]\(([^)\s]+)\)/g
/** Globs, and `<area>` for something that has a name of its own each time. */
const isPattern = (path: string) => /[*<>{}…]/.test(path)
const isPath = (text: string) => /^[\w@.-]+(\/[\w@.*<>{}…-]+)*\/?$/.test(text) && text.includes('/')

/** Paths in backticks and in links of a document that lead to nothing. `folder` is where the document lies. */
export function pathFaults(text: string, folder: string, { top, exists }: Repository): string[] {
  const prose = withoutBlocks(text)
  const inQuotes = [...prose.matchAll(quoted)]
    .map(([, path = '']) => path)
    .filter((path) => isPath(path) && top.has(path.split('/')[0] ?? '') && !isPattern(path))
  const inLinks = [...prose.matchAll(linked)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => joined(folder, target))
  return [...new Set([...inQuotes, ...inLinks])].filter((path) => !exists(path)).map((path) => `${path} is not there`)
}

/** Shell and examples stand between fences; what they name is made by running them. */
const withoutBlocks = (text: string) => text.replace(/^```.*?^```/gms, '')

function joined(folder: string, target: string) {
  const parts: string[] = []
  for (const part of `${folder}/${target}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The numbers of a document's headings: `## 9 The viewer interface`, `### 9.5 Accepting`. */
export const sectionsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number = '']) => number))

const cited = /\binterface, sections? (\d+(?:\.\d+)?)(?:(?:, | to | and )(\d+(?:\.\d+)?))?/gi
/** Names under which other documents were cited before they were one. */
const elsewhere = /\bwire(?:\.md)?,? section \d|\bspecification (?:section )?\d|\b(?:interface|promises)\.md section/i

/** Sections that the comments of a source file cite and the interface does not have; documents that are not ours. */
export function citationFaults(source: string, sections: ReadonlySet<string>): string[] {
  const comments = commentsIn(source)
  const numbers = [...comments.matchAll(cited)].flatMap(([, first, second]) => [first, second])
  const missing = numbers.filter((number) => number !== undefined && !sections.has(number))
  const other = elsewhere.exec(comments)?.[0]
  return [
    ...missing.map((number) => `the interface has no section ${number}`),
    ...(other === undefined ? [] : [`cite the interface, not "${other}"`]),
  ]
}

/** Comments as running text: a citation may go over the end of a line. */
const commentsIn = (source: string) =>
  source
    .split('\n')
    .flatMap((line) => /^\s*(?:\/\*\*?|\*|\/\/)(.*)$/.exec(line)?.[1] ?? /\s\/\/ (.*)$/.exec(line)?.[1] ?? [])
    .map((line) => line.replace(/\*\/\s*$/, '').trim())
    .join(' ')

/** Sections that the interface's own text refers to and does not have. RFCs have sections of their own. */
export const referenceFaults = (text: string, sections: ReadonlySet<string>): string[] =>
  [...withoutBlocks(text).matchAll(/(?<!RFC \d+,? )\bsections? (\d+(?:\.\d+)?)/g)]
    .map(([, number = '']) => number)
    .filter((number) => !sections.has(number))
    .map((number) => `it has no section ${number}`)
