import type { AgreeDefaults } from '#wire/agree.ts'

/** What accepting asks for, as its form holds it: the options of a choice are lines, no terms are empty ones. */
export type AgreeForm = {
  fields: { label: string; type: 'text' | 'date' | 'choice'; required: boolean; options: string }[]
  terms: { url: string; text: string }
  password: boolean
}
type AgreeSettings = Pick<AgreeDefaults, 'fields' | 'terms' | 'password'>

export const newField: AgreeForm['fields'][number] = { label: '', type: 'text', required: false, options: '' }

export const agreeFormOf = ({ fields, terms, password }: AgreeSettings): AgreeForm => ({
  fields: fields.map(({ options, ...field }) => ({ ...field, options: options.join('\n') })),
  terms: terms ?? { url: '', text: '' },
  password,
})

/** As the contract wants it. */
export const agreeGiven = ({ fields, terms, password }: AgreeForm): AgreeSettings => ({
  fields: fields.map(({ options, ...field }) => ({
    ...field,
    options: field.type === 'choice' ? linesOf(options) : [],
  })),
  terms: terms.url.trim() === '' && terms.text.trim() === '' ? null : terms,
  password,
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Empty for no end; what is no number stays the text it is, for the service to refuse. */
export function daysGiven(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d+$/.test(typed) ? Number(typed) : typed
}

/** The same with who signs and for how long, as settings and favorite templates hold it. */
export type AgreeDefaultsForm = AgreeForm & { signers: AgreeDefaults['signers']; valid_days: string }

export const defaultsFormOf = ({ signers, valid_days, ...settings }: AgreeDefaults): AgreeDefaultsForm => ({
  ...agreeFormOf(settings),
  signers,
  valid_days: valid_days === null ? '' : String(valid_days),
})

export const defaultsGiven = ({ signers, valid_days, ...form }: AgreeDefaultsForm) => ({
  ...agreeGiven(form),
  signers,
  valid_days: daysGiven(valid_days),
})

/** Asks for nothing but a name and a signature. */
export const noDefaults: AgreeDefaultsForm = {
  fields: [],
  terms: { url: '', text: '' },
  password: false,
  signers: 'all',
  valid_days: '',
}
