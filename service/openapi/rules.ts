import {
  accessTokenLife,
  authorizationCodeLife,
  idempotencyKeyLife,
  inDays,
  inHours,
  inKilobytes,
  inSeconds,
  maxBodyBytes,
  maxDepth,
  maxEntries,
  maxTextLength,
  mostCounted,
  pageSize,
  refreshTokenLife,
} from '#wire/limits.ts'
/** What holds for every operation, by heading. The documents' introduction and the reference page both say it. */
type Rules = { id: string; title: string; lines: readonly string[] }[]

/** How dates are written (interface, section 1.3). */
const times = {
  v1: '`3 feb 2026 (09:10)`, those of webhooks `2026-02-03 09:10:11`',
  v2: '`2026-02-03T09:10:11.000000Z`',
}

const mebibytes = inKilobytes(maxBodyBytes) / 1024

export const rules = (face: 'v1' | 'v2', base: string, authUrl: string, account: string): Rules => [
  {
    id: 'sign-in',
    title: 'Signing in',
    lines: [
      'Every request carries an API key or an OAuth 2.0 access token in its header: `Authorization: Bearer <API_KEY>`. An admin makes keys in the account settings, under API keys. For OAuth, register an application in the account settings, under API applications, for a client id and, for a confidential application, a secret.',
      `Send the person to \`${authUrl}/oauth2/authorize\` with \`client_id\`, \`redirect_uri\`, \`response_type=code\`, \`state\`, and \`code_challenge\` with \`code_challenge_method=S256\` (which a public client must use). Exchange the code at \`${authUrl}/oauth2/token\`, form-encoded, within ${inSeconds(authorizationCodeLife)} seconds.`,
      `An access token lives ${inDays(accessTokenLife)} days. Renew it at \`${authUrl}/oauth2/refresh-token\`; each refresh token works once and lives ${inDays(refreshTokenLife)} days. A token acts within one account, named in the path: \`${account}\` here.`,
    ],
  },
  {
    id: 'requests',
    title: 'Requests and answers',
    lines: [
      `Paths stand below \`${base}\` and work with and without a slash at the end. Bodies are JSON in UTF-8 (RFC 8259), keys in snake_case, at most ${mebibytes} MiB.`,
      'Updates answer to PATCH and to PUT alike: what is not supplied stays. A key that is not known is refused by name. Whole numbers are also taken as digits in text, booleans also as 0 and 1.',
      `Times are in UTC: ${times[face]}. Text that is empty is \`""\`; a date that has not happened is \`null\`. Answers may gain fields: pass over those you do not know.`,
    ],
  },
  {
    id: 'paging',
    title: 'Pages',
    lines: [
      `A list in pages holds ${pageSize} records a page and takes \`page\`, from 1. The body is the bare array; past the end it is empty. \`X-Total-Count\` says how many there are; a search that finds more than ${mostCounted.toLocaleString('en')} says ${mostCounted} and \`X-Total-More: true\`. \`Link\` says where the first, previous, next and last page are.`,
    ],
  },
  {
    id: 'writes',
    title: 'Safe writes',
    lines: [
      `Send an \`Idempotency-Key\` with every write: a repeated request gets the first answer again for ${inHours(idempotencyKeyLife)} hours, and nothing is done twice. A refused request does not use the key up.`,
      'Details answers carry an `ETag`. Send it as `If-Match` with an update or delete, and the write is refused with 412 when somebody changed the record in between.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    lines: [
      'Every refusal is a problem document, `application/problem+json` (RFC 9457): `code` and its address `type` say what kind it is, `detail` what to do next, `errors` lists every fault of the input by its dotted path, `request_id` names the request.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    lines: [
      `Each access token and API key has a number of requests a minute of its own; \`RateLimit\` on every answer says how many are left. Beyond it the answer is 429: wait as many seconds as \`Retry-After\` says. Text holds at most ${inKilobytes(maxTextLength)} kB unless stated otherwise, an array ${maxEntries.toLocaleString('en')} entries, and a body nests ${maxDepth} deep at most.`,
    ],
  },
]

/** The same for the customer's page, which shares little with the rest (interface, section 9). */
export const viewerRules = (base: string): Rules => [
  {
    id: 'link',
    title: 'The link',
    lines: [
      `Paths stand below \`${base}\`. The token in a path is the one at the end of a receiver’s link, and the only right there is; one that leads nowhere is 404, whatever the reason.`,
      'Where the seller asks for a password, every answer is 403 with `reason` `password_to_choose` or `password_required` until there is a session; it goes in `Authorization: Bearer`. No cookie is set.',
    ],
  },
  {
    id: 'requests',
    title: 'Requests and answers',
    lines: [
      `Bodies are JSON in UTF-8, keys in snake_case, at most ${mebibytes} MiB. A key that is not known is refused by name. Times are in UTC: \`2026-02-03T09:10:11.000000Z\`. Answers may gain fields: pass over those you do not know.`,
      'Send an `Idempotency-Key` with every write: a repeated request gets the first answer again, and nothing is done twice.',
    ],
  },
  {
    id: 'errors',
    title: 'Errors',
    lines: [
      'Every refusal is a problem document, `application/problem+json` (RFC 9457). Beside its own members `reason` tells a page what to do, `seller` whom to call, and `current` what an acceptance would have to name now.',
    ],
  },
]

/** As Markdown, for the document's introduction. */
export const rulesAsMarkdown = (all: Rules) =>
  all.map(({ title, lines }) => [`## ${title}`, ...lines].join('\n\n')).join('\n\n')
