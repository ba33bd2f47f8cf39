import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { plainWords } from './plain-words.ts'

/** Texts that stay as they are, each with its reason. */
const kept: Record<string, string> = {
  English: 'a language calls itself',
  Nederlands: 'a language calls itself',
  Deutsch: 'a language calls itself',
  LinkedIn: 'a name',
  Facebook: 'a name',
  Twitter: 'a name',
  Instagram: 'a name',
  'Janssen & Co': 'a name in a sample',
  Anna: 'a name in a sample',
  'Anna Janssen': 'a name in a sample',
  'whsec_••••••••••••': 'stands for a secret',
  Esc: 'stands on the key',
  'Bearer …': 'goes to the service',
  'application/json, application/problem+json': 'goes to the service',
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid]': 'a selector',
  'input, textarea': 'a selector',
  'input:checked, button': 'a selector',
  Proffer: 'a name',
  Files: 'what browsers call files that are dragged',
  List: 'how names of elements end',
  Arrow: 'how names of keys begin',
  'not yet': 'a state of the code',
  'SHA-256': 'a name',
  'allow-same-origin allow-popups allow-popups-to-escape-sandbox': 'what a frame may do',
  'noopener noreferrer': 'how a link leads away',
  'Marieke Vos': 'a name in a sample',
  Marieke: 'a name in a sample',
  '@…{font:9px sans-serif;content:…}': 'a style',
  '(pointer: coarse)': 'a media query',
  '(prefers-color-scheme: dark)': 'a media query',
}

/** Keys pressed together, as they stand on the keys or as machines name them. */
const isKeys = (text: string) =>
  /^(?:Ctrl|Control|Command|Meta|Shift|Alt)(?:[+ ](?:\S|Shift|Alt|Enter|Tab|Home|End|Backspace|Arrow\w+))*$/.test(text)

/**
 * What is said to customers stands in every language beside each other (0030-a-proposal-reads-in-its-own-language.md), and
 * what the service says is told by its own sentences (0184-refusals-speak-the-language-of-the-app.md).
 */
const inEveryLanguage = [
  'src/components/viewer/viewer-words.ts',
  'src/components/send/reminder-texts.ts',
  'src/customer/{words-*,verify-words}.ts',
  'src/refusals/{nl,de}.ts',
]

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**', ...inEveryLanguage] })
const found = files.flatMap((file) =>
  plainWords(file, readFileSync(file, 'utf8')).map(({ line, text }) => ({ text, where: `${file}:${line}` })),
)
const plain = found.filter(({ text }) => !Object.hasOwn(kept, text) && !isKeys(text))
for (const { where, text } of plain) console.error(`${where} ${text}`)
const unmet = Object.keys(kept).filter((text) => !found.some((each) => each.text === text))
for (const text of unmet) console.error(`Kept for nothing: ${text}`)
if (plain.length + unmet.length > 0) {
  console.error('Take these through the macros: docs/decisions/0014-words-in-three-languages.md')
  process.exit(1)
}
console.log(`${files.length} files, every text goes through the macros`)
