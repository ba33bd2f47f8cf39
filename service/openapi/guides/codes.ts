import { defaultRequestsPerMinute } from '#wire/limits.ts'
import { finerCodes, problemCodes, problemType, type Problem } from '#wire/problem.ts'
import { tooLarge } from '#service/routes/limits.ts'
import { titles } from '#service/routes/problem.ts'

export type ErrorCode = (typeof problemCodes)[keyof typeof problemCodes] | keyof typeof finerCodes

type Explained = {
  /** What it means, and what to do. */
  note: string
  /** What was asked in the sample. */
  asked: string
  /** What the sample says beside its code; `errors.test.ts` produces each. */
  said: Omit<Problem, 'type' | 'code' | 'title' | 'status' | 'request_id'>
}

export const sampleRequestId = '0d6ff6a5-6f0c-4b58-9a0c-6e2f3e1f7c11'

const explained: Record<ErrorCode, Explained> = {
  invalid_request: {
    note: 'The input does not fit or breaks a rule. `errors` names every fault by its dotted path; correct them and send it again.',
    asked: 'A proposal without a name, whose fourth price row has 120 % of VAT',
    said: {
      detail: 'Several things do not fit. Correct what errors names.',
      errors: { name: ['Enter a name'], 'content.pricetables.0.rows.3.vat_percentage': ['Enter 100 or less'] },
    },
  },
  not_authenticated: {
    note: 'There is no token or API key, or it is unknown, expired or revoked. Renew it, or ask an admin for a new key.',
    asked: 'Anything, with a token that has expired',
    said: { detail: 'The access token is unknown or has expired. Sign in again.' },
  },
  forbidden: {
    note: 'The token is for another account or interface, or its person is no longer active. `detail` says which.',
    asked: 'Anything of another account',
    said: { detail: 'This API key is for another account.' },
  },
  role_required: {
    note: 'The person or API key has a lesser role than this takes. `required_role` names it, and `ask` who can give it.',
    asked: 'A new webhook, by a key with the role seller',
    said: {
      detail: 'This takes the role admin, and that of this API key is seller. Ask Marieke Vos.',
      required_role: 'admin',
      role: 'seller',
      ask: ['Marieke Vos'],
    },
  },
  write_access_required: {
    note: 'The API key may only read. Ask an admin for one that may write.',
    asked: 'A new contact, by a read-only key',
    said: {
      detail: 'This API key may only read. Ask an admin for one that may write.',
      required_access: 'write',
      access: 'read',
    },
  },
  not_found: {
    note: 'There never was such a record in this account, or this address does not exist.',
    asked: 'A proposal that never was',
    said: { detail: 'There is no proposal 999999.' },
  },
  method_not_allowed: {
    note: 'The address answers to other methods, which the header `Allow` names.',
    asked: '`DELETE` of an address that can only be read',
    said: { detail: 'This address answers to GET, HEAD.' },
  },
  conflict: {
    note: 'The state of the record does not allow it, or somebody changed the same thing at this moment. `detail` says what to do.',
    asked: '`DELETE` of a directory with products in it',
    said: { detail: 'This directory holds products. Delete them or move them first.' },
  },
  idempotency_key_reused: {
    note: 'The Idempotency-Key was used for another request within 24 hours. Use a new one for each thing you want done.',
    asked: 'A second contact, with the key of the first',
    said: { detail: 'This Idempotency-Key was used for another request. Use a new one.' },
  },
  gone: {
    note: 'The record is in the trashcan; somebody can restore it in the app.',
    asked: 'A proposal that was deleted',
    said: { detail: 'This proposal is in the trashcan.' },
  },
  changed_since: {
    note: 'The record has changed since you read it. Read it again, and send the write with its new ETag.',
    asked: 'A write with the `If-Match` of an earlier state',
    said: { detail: 'It has changed since you read it. Read it again before you change it.' },
  },
  too_large: {
    note: 'The body is over 1 MiB.',
    asked: 'A body of more than that',
    said: { detail: tooLarge.detail },
  },
  unsupported_media_type: {
    note: 'Send JSON with `Content-Type: application/json`, uncompressed.',
    asked: 'A body that says it is plain text',
    said: { detail: 'Send JSON, with the header Content-Type: application/json.' },
  },
  too_many_requests: {
    note: 'Past the limit of requests. Wait as many seconds as `Retry-After` says.',
    asked: 'One request more than the limit',
    said: { detail: `At most ${defaultRequestsPerMinute} requests a minute. Try again in 1 s.` },
  },
  internal_error: {
    note: 'Something went wrong on our side. Give `request_id` when you ask for help.',
    asked: 'Anything, where the service has a fault',
    said: { detail: `Something went wrong on our side. Tell us the request id: ${sampleRequestId}.` },
  },
  unavailable: {
    note: 'The service cannot answer at this moment. Try again after `Retry-After` seconds; with an Idempotency-Key a write is safe to repeat.',
    asked: 'Anything, while the database cannot be reached',
    said: { detail: 'Nothing can be read or saved at this moment. Try again shortly.' },
  },
}

const finer: Readonly<Record<string, number>> = finerCodes

/** In the order of their status, the finer ones after that of their status. */
export const errorCodes = (Object.keys(problemCodes) as `${keyof typeof problemCodes}`[]).flatMap((key) => {
  const status = Number(key) as keyof typeof problemCodes
  const more = (Object.keys(finerCodes) as ErrorCode[]).filter((code) => finer[code] === status)
  return [problemCodes[status], ...more].map((code) => ({ code, status, ...explained[code] }))
})

/** The problem document of a code, as `errors.test.ts` gets it from the service. */
export function sampleProblem(publicUrl: string, code: ErrorCode): Problem {
  const found = errorCodes.find((one) => one.code === code)
  if (!found) throw new Error(`There is no code ${code}`)
  const { status, said } = found
  const { detail, errors, ...members } = said
  return {
    type: problemType(publicUrl, code),
    code,
    title: titles[status],
    status,
    detail,
    ...(errors && { errors }),
    ...members,
    request_id: sampleRequestId,
  }
}
