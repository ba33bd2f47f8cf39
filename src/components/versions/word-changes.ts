import { aligned } from './aligned.ts'

export type WordRun = { change: 'same' | 'removed' | 'added'; text: string }

/** What became of a text, word by word; the runs that are not added spell the first, those not removed the second. */
export function wordChanges(before: string, after: string): WordRun[] {
  const runs: WordRun[] = []
  for (const pair of aligned(wordsOf(before), wordsOf(after), (a, b) => a === b)) {
    const change = pair.before === undefined ? 'added' : pair.after === undefined ? 'removed' : 'same'
    const text = pair.after ?? pair.before ?? ''
    const last = runs.at(-1)
    if (last?.change === change) last.text += text
    else runs.push({ change, text })
  }
  return runs
}

/** Words and the space between them, each by itself: a word at the end of a line is the same word. */
const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? []
