import { i18n } from '@lingui/core'
import { contractWords } from './contract-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { Problem } from '#wire/problem.ts'
import { de } from './de.ts'
import { nl } from './nl.ts'
import type { RefusalCatalog } from './refusal-catalog.ts'

/** English needs none: the service speaks it. */
const catalogs: Readonly<Record<string, RefusalCatalog>> = { nl, de }

/** Why something is refused, in the language of the app; what nobody knows here as it came. */
export function refusalWords<Said extends Pick<Problem, 'detail' | 'errors'>>(said: Said): Said {
  const { detail, errors } = said
  const words = errors && Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, texts.map(wordsOf)]))
  // A single fault is told once more, as a sentence that ends, as why the whole is refused.
  const fault = Object.values(errors ?? {})
    .flat()
    .find((text) => detail === `${text}.`)
  return {
    ...said,
    detail: fault === undefined ? wordsOf(detail) : `${wordsOf(fault)}.`,
    ...(words && { errors: words }),
  }
}

type Known = { pattern: RegExp; told: string }
const known = new Map<string, readonly Known[]>()

function wordsOf(said: string): string {
  for (const { pattern, told } of knownIn(i18n.locale)) {
    const values = pattern.exec(said)?.groups
    if (values) return told.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueIn(values[name] ?? ''))
  }
  return contractWords(said)
}

/** A number as the language writes it, a word, or another sentence; a name as it is. */
function valueIn(value: string): string {
  if (/^\d{1,3}(,\d{3})+$/.test(value)) return formatNumber(Number(value.replaceAll(',', '')))
  return catalogs[i18n.locale]?.words[value] ?? wordsOf(value)
}

function knownIn(locale: string): readonly Known[] {
  const made = known.get(locale)
  if (made) return made
  const sentences = Object.entries(catalogs[locale]?.sentences ?? {})
    // Of two that fit, the one that says more exactly what it is.
    .toSorted(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([sentence, told]) => ({ pattern: patternOf(sentence), told }))
  known.set(locale, sentences)
  return sentences
}

const placeholder = /(\{\w+\})/

const literalLength = (sentence: string) =>
  sentence
    .split(placeholder)
    .filter((part) => !placeholder.test(part))
    .join('').length

function patternOf(sentence: string) {
  const parts = sentence
    .split(placeholder)
    .map((part) =>
      placeholder.test(part) ? `(?<${part.slice(1, -1)}>.*)` : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
  return new RegExp(`^(?<whole>${parts.join('')})$`, 's')
}
