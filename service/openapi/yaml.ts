/**
 * A document as YAML 1.2, for tools and people that read it so. Texts are written as JSON writes them, which YAML reads
 * alike; only plain words go without quotes. A library would bring its whole parser into the demo's worker.
 */
export const yamlOf = (document: object): string => `${block(document, '').trimStart()}\n`

/** Words that nobody takes for a number, a date, a boolean or null. */
const plain = /^[A-Za-z_$/][\w$./{}-]*$/
const meansMore = /^(?:true|false|yes|no|on|off|null|y|n)$/i

const written = (value: unknown): string =>
  typeof value === 'string' && plain.test(value) && !meansMore.test(value) ? value : JSON.stringify(value)

function block(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return ` ${written(value)}`
  const entries = Array.isArray(value)
    ? value.map((one) => ['-', one] as const)
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => [`${written(key)}:`, one] as const)
  if (entries.length === 0) return Array.isArray(value) ? ' []' : ' {}'
  return entries.map(([mark, one]) => `\n${indent}${mark}${block(one, `${indent}  `)}`).join('')
}
