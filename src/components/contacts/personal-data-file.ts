import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { strToU8, zipSync } from 'fflate'
import type { PersonalData } from '#wire/privacy.ts'

const heads: Record<Exclude<keyof PersonalData, 'account' | 'date' | 'organisation'>, MessageDescriptor> = {
  person: msg`Person`,
  tags: msg`Tags`,
  custom_fields: msg`Custom fields`,
  proposals: msg`Proposals`,
  mails: msg`Emails`,
  visits: msg`Visits`,
  attachments: msg`Opened attachments`,
  choices: msg`Choices`,
  comments: msg`Comments`,
  signatures: msg`Signatures`,
  declines: msg`Declined`,
  follow_up: msg`Follow-up`,
  log: msg`Log`,
  passed_on: msg`Passed on to other programs`,
}

/** One file for the person: everything as data, and the same as a page that any browser shows. */
export function personalDataFile(data: PersonalData): Blob {
  const files = {
    'personal-data.json': strToU8(JSON.stringify(data, null, 2)),
    'personal-data.html': strToU8(personalDataPage(data)),
  }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}

/** Without a script, a style of others or an address. */
export function personalDataPage(data: PersonalData): string {
  const name = data.person['fullname'] ?? ''
  const title = t`Personal data of ${name}`
  const date = new Date(data.date).toLocaleString(i18n.locale)
  const parts = Object.entries(heads).map(([key, head]) => {
    const part = shown(data[key as keyof typeof heads])
    return part === '' ? '' : element('h2', escaped(t(head))) + part
  })
  const about = t`Everything ${data.account} keeps about you in Proffer, on ${date}.`
  const head = [
    element('meta', '', { charset: 'utf-8' }),
    element('meta', '', { name: 'viewport', content: 'width=device-width' }),
    element('title', escaped(title)),
    element('style', style.join('')),
  ]
  const body = [
    element('h1', escaped(title)),
    element('p', escaped([about, data.organisation].filter(Boolean).join(' '))),
    ...parts,
  ]
  const page = element('head', head.join('')) + element('body', body.join('\n'))
  return ['<!doctype', `html>${element('html', page, { lang: i18n.locale })}`].join(' ')
}

function element(name: string, inside: string, attributes: Record<string, string> = {}) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${inside}${name === 'meta' ? '' : `</${name}>`}`
}

const style = [
  'body{font-family:sans-serif;line-height:1.5;max-width:60rem;margin:auto}',
  'table{border-collapse:collapse;width:100%}',
  'td,th{border-bottom-style:solid;border-bottom-width:1px;text-align:start;vertical-align:top}',
  'td{white-space:pre-wrap;overflow-wrap:anywhere}',
]

/** Fields as pairs, lists as tables; nothing for what is empty. */
function shown(part: PersonalData[keyof PersonalData]): string {
  if (typeof part === 'string') return escaped(part)
  if (!Array.isArray(part)) return tableOf(Object.entries(part).map(([field, value]) => [field, value]))
  if (part.length === 0) return ''
  const rows = part as readonly unknown[]
  const [first] = rows
  if (typeof first !== 'object' || first === null)
    return element('p', rows.map((row) => escaped(String(row))).join(', '))
  const columns = Object.keys(first)
  const cells = rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column]))
  return tableOf(cells, columns)
}

function tableOf(rows: readonly (readonly unknown[])[], columns?: readonly string[]) {
  if (rows.length === 0) return ''
  const head = columns?.map((column) => element('th', escaped(column), { scope: 'col' })) ?? []
  const body = rows.map((row) => element('tr', row.map((cell) => element('td', escaped(cellOf(cell)))).join('')))
  return element('table', element('tr', head.join('')) + body.join(''))
}

const cellOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
