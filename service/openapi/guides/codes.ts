import { finerCodes, problemCodes } from '#wire/problem.ts'

type Code = (typeof problemCodes)[keyof typeof problemCodes] | keyof typeof finerCodes

/** What each code of a refusal means, and what to do. */
const notes: Record<Code, string> = {
  invalid_request:
    'The input does not fit or breaks a rule. `errors` names every fault by its dotted path; correct them and send it again.',
  not_authenticated:
    'There is no token or API key, or it is unknown, expired or revoked. Renew it, or ask an admin for a new key.',
  forbidden: 'The token is for another account or interface, or its person is no longer active. `detail` says which.',
  role_required:
    'The person or API key has a lesser role than this takes. `required_role` names it, and `ask` who can give it.',
  write_access_required: 'The API key may only read. Ask an admin for one that may write.',
  not_found: 'There never was such a record in this account, or this address does not exist.',
  method_not_allowed: 'The address answers to other methods, which the header `Allow` names.',
  conflict:
    'The state of the record does not allow it, or somebody changed the same thing at this moment. `detail` says what to do.',
  idempotency_key_reused:
    'The Idempotency-Key was used for another request within 24 hours. Use a new one for each thing you want done.',
  gone: 'The record is in the trashcan; somebody can restore it in the app.',
  changed_since: 'The record has changed since you read it. Read it again, and send the write with its new ETag.',
  too_large: 'The body is over 1 MiB.',
  unsupported_media_type: 'Send JSON with `Content-Type: application/json`, uncompressed.',
  too_many_requests: 'Past the limit of requests. Wait as many seconds as `Retry-After` says.',
  internal_error: 'Something went wrong on our side. Give `request_id` when you ask for help.',
  unavailable:
    'The service cannot answer at this moment. Try again after `Retry-After` seconds; with an Idempotency-Key a write is safe to repeat.',
}

const finer: Record<string, number> = finerCodes

/** In the order of their status. */
export const errorCodes = Object.entries(problemCodes)
  .flatMap(([status, code]) => [
    { code, status: Number(status) },
    ...Object.keys(finer)
      .filter((one) => finer[one] === Number(status))
      .map((one) => ({ code: one as Code, status: Number(status) })),
  ])
  .map(({ code, status }) => ({ code, status, note: notes[code] }))
