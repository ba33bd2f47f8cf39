import { expect, test } from 'vitest'
import { citationFaults, pathFaults, referenceFaults, sectionsIn } from './docs-faults.ts'

const there = new Set(['src/api/client.ts', 'src/api/', 'docs/hosting.md', 'README.md'])
const repository = { top: new Set(['src', 'docs', 'README.md']), exists: (path: string) => there.has(path) }
const faultsIn = (text: string) => pathFaults(text, 'docs', repository)

test('a path in backticks that is not there is a fault, once', () => {
  expect(faultsIn('See `src/api/client.ts`, `src/api/` and `src/api/gone.ts`; `src/api/gone.ts` again.')).toEqual([
    'src/api/gone.ts is not there',
  ])
})

test.each(['`src/pages/<area>/<screen>/`', '`src/**/*.test.ts`', '`src/{a,b}.ts`', '`/api/v2`', '`dist/config.json`'])(
  'a pattern, an address and what a build makes are no paths: %s',
  (text) => expect(faultsIn(text)).toEqual([]),
)

test('what stands between fences is not looked at', () => {
  expect(faultsIn('```sh\ncat `src/gone.ts`\n```\n')).toEqual([])
})

test('a link to a file that is not there is a fault, wherever the document lies', () => {
  expect(faultsIn('[a](hosting.md#health) [b](../README.md) [c](https://example.com) [d](#here) [e](gone.md)')).toEqual(
    ['docs/gone.md is not there'],
  )
})

const sections = sectionsIn('# Title\n\n## 4 Prices\n\n### 4.1 Lines\n\n### 4.7 Totals\n\n#### 9.9 too deep\n')

test('headings of two levels are the sections', () => {
  expect([...sections]).toEqual(['4', '4.1', '4.7'])
})

test.each([
  ['/** A line (interface, section 4.1). */', []],
  ['/** Interface, section 4. */', []],
  [' * Spread (interface, sections 4.1 and 4.7).', []],
  ['/** A visit (interface, section 9.7). */', ['the interface has no section 9.7']],
  [' * Spread (interface, sections 4.1 to 4.6).', ['the interface has no section 4.6']],
  [' * It goes over a line (interface,\n * section 9).', ['the interface has no section 9']],
  ['const a = 1 // as planned (interface, section 5)', ['the interface has no section 5']],
])('what a comment cites must be there: %s', (source, faults) => {
  expect(citationFaults(source, sections)).toEqual(faults)
})

test.each(['/** Paging (wire section 1). */', '// (specification 2.3)', '/** wire.md section 4, point 7 */'])(
  'a document that is not in the repository is a fault: %s',
  (source) => expect(citationFaults(source, sections)).toHaveLength(1),
)

test('only comments are looked at', () => {
  expect(citationFaults(`const said = 'interface, section 99, specification 2.3'\n`, sections)).toEqual([])
})

test('the sections of an RFC are not those of the interface', () => {
  expect(referenceFaults('See section 4.1, RFC 9110, section 8.8.3 and section 5.', sections)).toEqual([
    'it has no section 5',
  ])
})
