// What the browser loads before the proposals list is usable, read off Vite's manifest: the entry, the list's page,
// and everything they import. A browser test checks that nothing else is asked for before the rows are there.
import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(`dist/.vite/${name}.json`, 'utf8'))
const manifest = read('manifest')

function reach(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) reach(next, seen)
  return seen
}

const named = (name) => {
  const found = Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
  if (found === undefined) throw new Error(`The build has no file ${name}`)
  return found
}
const chunks = [...reach(named('proposal-list'), reach('index.html'))].map((key) => manifest[key])
// What asks for the list before the entry has come (src/early/early.ts).
const [, early] =
  /<script type="module" async [^>]* src="\/([^"]*)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
if (early === undefined) throw new Error('The built page has no early script')
const files = (pick, of = chunks) => [...new Set(of.flatMap(pick))].map((file) => `dist/${file}`)

// What it fetches by itself once the rows are there (scripts/chunks.ts).
const quiet = [...chunks, ...['next', 'toasts'].map((name) => manifest[named(name)])]

// The customer's page is a build of its own, and all of it counts: texts are cleaned before they are read.
const customer = [...Object.values(read('early')), ...Object.values(read('customer'))]
const ofCustomer = (pick) => [...new Set(customer.flatMap(pick))].map((file) => `dist/${file}`)
const isScript = ({ file }) => (file.endsWith('.js') ? file : [])

export default [
  {
    name: 'JavaScript before the list is usable',
    path: [`dist/${early}`, ...files(({ file }) => file)],
    limit: '150 kB',
    brotli: true,
  },
  {
    name: 'JavaScript until the list is quiet',
    path: [`dist/${early}`, ...files(({ file }) => file, quiet)],
    limit: '213 kB',
    brotli: true,
  },
  { name: 'CSS before the list is usable', path: files(({ css = [] }) => css), limit: '10 kB', brotli: true },
  { name: "JavaScript of the customer's page", path: ofCustomer(isScript), limit: '64 kB', brotli: true },
  { name: "CSS of the customer's page", path: ofCustomer(({ css = [] }) => css), limit: '6.8 kB', brotli: true },
]
