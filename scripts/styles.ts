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
  return [...long, ...bare]
}

function sharedFaults() {
  const imported = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '[^']*?([^/']+\.module\.css)'/g)].map(([, sheet = '']) => sheet),
  )
  return [...Map.groupBy(imported, (sheet) => sheet)]
    .filter(([sheet, { length }]) => length > mostImporters && globSync(`src/**/${sheet}`).length === 1)
    .map(([sheet, { length }]) => `${sheet}: shared by ${length} components; make it a component of the kit`)
}
