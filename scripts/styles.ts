import { globSync, readFileSync } from 'node:fs'

/** Longer than this a stylesheet holds more than one concept. */
const mostLines = 250
/** Shared by more components than these, a stylesheet is a component of the kit. */
const mostImporters = 10

/** What is wrong with the stylesheets: their length, widths without a name, and who shares them. */
export function styleFaults(): string[] {
  const sheets = globSync('src/**/*.css').filter((file) => file !== 'src/look/media.css')
  return [...sheets.flatMap((file) => sheetFaults(file, readFileSync(file, 'utf8'))), ...sharedFaults()]
}

function sheetFaults(file: string, text: string) {
  const lines = text.trimEnd().split('\n')
  const long =
    lines.length > mostLines ? [`${file}: ${lines.length} lines; split it by concept, ${mostLines} at most`] : []
  const bare = lines.flatMap((line, at) =>
    /@media\b.*\d/.test(line) ? [`${file}:${at + 1}: a raw breakpoint; name it in src/look/media.css`] : [],
  )
  return [...long, ...bare, ...wideFaults(file, text)]
}

/**
 * `:has()` neither stands on the page itself nor above something that has no name: element, class or attribute. Browsers
 * would look at the style of the whole page again at every change that any `:has()` of it depends on: at every key.
 */
function wideFaults(file: string, text: string) {
  const selectors = text.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
  return selectors
    .filter((selector) => plain(selector).split(',').some(isWide))
    .map((selector) => `${file}: ${selector.trim()}: :has() here styles the whole page anew at every key`)
}

/** Without what stands in brackets, however deep. */
function plain(selector: string): string {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]+\]/g, (found) => (found.startsWith('[') ? '[]' : ''))
  return less === selector ? less : plain(less)
}

function isWide(selector: string) {
  if (/^\s*(html|body|:root)[^\s>+~]*:has\b/.test(selector)) return true
  const [, below] = /:has\b.*?[\s>+~](?:.*[\s>+~])?(\S+)$/s.exec(selector.trim()) ?? []
  return below !== undefined && !/^[a-z]|[.#[&]|:is|:global/.test(below)
}

function sharedFaults() {
  const imported = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '[^']*?([^/']+\.module\.css)'/g)].map(([, sheet = '']) => sheet),
  )
  return [...Map.groupBy(imported, (sheet) => sheet)]
    .filter(([sheet, { length }]) => length > mostImporters && globSync(`src/**/${sheet}`).length === 1)
    .map(([sheet, { length }]) => `${sheet}: shared by ${length} components; make it a component of the kit`)
}
