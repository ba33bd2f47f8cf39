/** How a language writes the values of JSON. */
type Notation = {
  text: (value: string) => string
  key: (name: string) => string
  list: readonly [open: string, close: string]
  record: readonly [open: string, close: string]
  /** A record without anything in it, where that is not its two brackets. */
  emptyRecord?: string
  constants: { true: string; false: string; null: string }
  /** Before a bracket closes on the same line. */
  pad: string
}

const isName = /^[A-Za-z_]\w*$/

const inSingleQuotes = (value: string) =>
  `'${value.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`

export const javaScript: Notation = {
  text: inSingleQuotes,
  key: (name) => `${isName.test(name) ? name : inSingleQuotes(name)}: `,
  list: ['[', ']'],
  record: ['{', '}'],
  constants: { true: 'true', false: 'false', null: 'null' },
  pad: ' ',
}

export const python: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => `${JSON.stringify(name)}: `,
  list: ['[', ']'],
  record: ['{', '}'],
  constants: { true: 'True', false: 'False', null: 'None' },
  pad: '',
}

export const php: Notation = {
  text: (value) => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`,
  key: (name) => `'${name}' => `,
  list: ['[', ']'],
  record: ['[', ']'],
  emptyRecord: 'new stdClass()',
  constants: { true: 'true', false: 'false', null: 'null' },
  pad: '',
}

/** Columns a line may take: what the narrow half of a wide page shows. */
const width = 72

/**
 * A value of JSON in the notation of a language: on one line where it fits, otherwise a line for each entry.
 * `indent` is that of the line it begins on, `step` what each level adds, `taken` the columns before it.
 */
export function literal(value: unknown, notation: Notation, { indent = '', step = '  ', taken = 0 } = {}): string {
  if (typeof value === 'string') return notation.text(value)
  if (typeof value === 'number') return String(value)
  if (value === true || value === false || value === null) return notation.constants[`${value}`]
  if (typeof value !== 'object') throw new TypeError('Only JSON has a literal')
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([name, one]) => ({ before: isList ? '' : notation.key(name), one }))
  const [open, close] = isList ? notation.list : notation.record
  if (entries.length === 0) return (!isList && notation.emptyRecord) || open + close
  const flat = entries.map(({ before, one }) => before + literal(one, notation, { taken: -Infinity })).join(', ')
  const pad = isList ? '' : notation.pad
  if (indent.length + taken + flat.length + 4 <= width) return open + pad + flat + pad + close
  const deeper = indent + step
  const lines = entries.map(
    ({ before, one }) =>
      `${deeper}${before}${literal(one, notation, { indent: deeper, step, taken: before.length })},\n`,
  )
  return `${open}\n${lines.join('')}${indent}${close}`
}
