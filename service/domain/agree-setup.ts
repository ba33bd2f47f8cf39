import type { AgreeDefaults, AgreeDefaultsChanges } from '#wire/agree.ts'
import type { signatureRules } from '#wire/proposal-agree.ts'
import { newToken } from './token-hash.ts'
import type { Viewing } from './viewing.ts'

/** What accepting asks for: of an account, a favorite template or a proposal. */
export type AgreeSetup = Omit<AgreeDefaults, 'terms'> & { terms_url: string; terms_text: string }

const nothing: AgreeSetup = {
  fields: [],
  terms_url: '',
  terms_text: '',
  signers: 'all',
  valid_days: null,
  password: false,
}

export const setupIn = (json: string | null): AgreeSetup =>
  json ? { ...nothing, ...(JSON.parse(json) as Partial<AgreeSetup>) } : nothing

/** The proposal's own; one that says nothing asks for what the account asks for. */
export const setupOf = ({ account, proposal }: Pick<Viewing, 'account' | 'proposal'>) =>
  setupIn(proposal.agree_setup ?? account.agree_setup)

export const agreeAnswer = ({ fields, terms_url, terms_text }: AgreeSetup) => ({
  fields,
  terms: terms_url || terms_text ? { url: terms_url, text: terms_text } : null,
})

export const defaultsAnswer = (setup: AgreeSetup): AgreeDefaults => ({
  ...agreeAnswer(setup),
  signers: setup.signers,
  valid_days: setup.valid_days,
  password: setup.password,
})

/** With what is supplied; what is not stays. */
export const withChanges = (
  setup: AgreeSetup,
  { fields, terms, signers, valid_days, password }: AgreeDefaultsChanges,
): AgreeSetup => ({
  fields: fields ?? setup.fields,
  ...(terms === undefined
    ? { terms_url: setup.terms_url, terms_text: setup.terms_text }
    : { terms_url: terms?.url ?? '', terms_text: terms?.text ?? '' }),
  signers: signers ?? setup.signers,
  valid_days: valid_days === undefined ? setup.valid_days : valid_days,
  password: password ?? setup.password,
})

type SignatureRule = (typeof signatureRules)[number]

export const signatureFlags = {
  required: { signature_required: 1, signature_allowed: 1 },
  allowed: { signature_required: 0, signature_allowed: 1 },
  none: { signature_required: 0, signature_allowed: 0 },
} as const satisfies Record<SignatureRule, object>

export function signatureRuleOf(receiver: { signature_required: 0 | 1; signature_allowed: 0 | 1 }): SignatureRule {
  if (receiver.signature_required === 1) return 'required'
  return receiver.signature_allowed === 1 ? 'allowed' : 'none'
}

/** How a receiver who is new comes into the proposal: with a link, and a signature as its setup says. */
export const receiverBy =
  ({ signers }: Pick<AgreeSetup, 'signers'>) =>
  (_contactId: number, position: number) => {
    const isRequired = signers === 'all' || (signers === 'first' && position === 0)
    return { link_token: newToken(), ...signatureFlags[isRequired ? 'required' : 'allowed'] }
  }
