import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { agreeTypeWords, signerWords } from '#src/components/agree/agree-words.ts'
import { needFilterWords, sortWords, validityFilterWords } from '#src/components/proposals/filter-names.ts'
import { lossWords } from '#src/components/proposals/loss-words.ts'
import { choiceWords, recurringWords } from '#src/components/products/product-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { contentTypeWords } from '#src/components/webhooks/content-type-words.ts'
import { languageName } from '#src/locales/language-name.ts'
import { fontFamilies } from '#wire/design-fonts.ts'
import { roles } from '#wire/roles.ts'
import { assistantsFromWords, sellersSeeWords } from './access-words.ts'
import { accessWords } from './api-key-fields.tsx'
import { actionWords, triggerWords } from './automation-words.ts'
import { subjectWords, typeWords } from './custom-field-fields.tsx'
import { roleWords } from './role-field.tsx'

type Tell = (value: string) => string | undefined

const among =
  (words: Readonly<Record<string, MessageDescriptor>>): Tell =>
  (value) =>
    Object.hasOwn(words, value) ? t(words[value] as MessageDescriptor) : undefined

const yesOrNo = among({ true: msg`Yes`, false: msg`No` })
const role = among(Object.fromEntries(roles.map((each) => [each, roleWords[each].name])))
const factor = among({
  'authenticator app': msg`Authenticator app`,
  passkey: msg`Passkey`,
  'recovery code': msg`Recovery code`,
  'second factor': msg`Wrong code`,
})
const fonts: Readonly<Record<string, { name: string }>> = fontFamilies
const font: Tell = (value) => (Object.hasOwn(fonts, value) ? fonts[value]?.name : undefined)

/** Of the fields that take one of a few values, what their forms call these; named as fields are (`audit-fields.ts`). */
const auditValues: Record<string, Tell> = {
  access: among(accessWords),
  'acceptance.password': yesOrNo,
  action: (value) => (actionWords() as Record<string, string>)[value],
  active: yesOrNo,
  assistants_from: among(assistantsFromWords),
  confidential: yesOrNo,
  count_only: yesOrNo,
  cover: yesOrNo,
  event: among({ all: msg`All events` }),
  events: among({ all: msg`All events` }),
  'exports.type': among({ organisation: msg`Organisation`, person: msg`Person` }),
  'custom-fields.type': among(typeWords),
  'fields.type': among(agreeTypeWords),
  'fonts.heading': font,
  'fonts.text': font,
  kind: factor,
  language: languageName,
  loss_reason: among(lossWords),
  method: among({ password: msg`Password`, passkey: msg`Passkey`, sso: msg`Single sign-on` }),
  need: among(needFilterWords),
  only_way: yesOrNo,
  paused: yesOrNo,
  payload_content_type: among(contentTypeWords),
  replace_by: among({ none: msg`None` }),
  require_second_factor: yesOrNo,
  required: yesOrNo,
  role,
  sellers_see: among(sellersSeeWords),
  signers: among(signerWords),
  sort: among(sortWords),
  status: among(statusWords),
  step: factor,
  'rows.recurring_type': among(recurringWords),
  'rows.selectable': among(choiceWords),
  'custom-fields.subject': among(subjectWords),
  'trashcan.kind': among({ proposal: msg`Proposal`, contact: msg`Contact` }),
  trigger: (value) => (triggerWords() as Record<string, string>)[value],
  validity: among(validityFilterWords),
  whose: among({ me: msg`Mine`, team: msg`Team` }),
  why: among({
    unverified: msg`The provider has not confirmed the email address`,
    domain: msg`Not one of the email domains`,
    inactive: msg`The user is not active`,
    'single sign-on is the only way': msg`Single sign-on is the only way to sign in`,
  }),
  with_values: yesOrNo,
  working_days: yesOrNo,
}

/** A value of a field in the words of its form; what is typed, and what has no words, as it is. `kind`: as of fields. */
export function valueWords(kind: string, field: string, value: string): string {
  const tell = auditValues[`${kind}.${field}`] ?? auditValues[field]
  return (value !== '' && tell?.(value)) || value
}

/** The same of a part of a value that is kept as JSON, where a switch is known by its type. */
export function partWords(kind: string, field: string, value: string | number | boolean): string {
  const words = valueWords(kind, field, String(value))
  return typeof value === 'boolean' && words === String(value) ? (yesOrNo(words) ?? words) : words
}
