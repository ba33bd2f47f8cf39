import { idempotencyKeyLife, inHours, mostCounted, pageSize } from '#wire/limits.ts'
import { clientLines } from '#service/openapi/samples/typescript.ts'
import { baseOf, type Guide, type Here } from './guide.ts'

const clientOf = ({ publicUrl, account }: Here) => clientLines({ origin: publicUrl, account })

const pagingSamples = (here: Here) => ({
  curl: `curl -i '${baseOf(here)}/proposals?status=open&page=2' \\
  -H "Authorization: Bearer $PROFFER_API_KEY"`,
  TypeScript: `${clientOf(here)}

for await (const { name } of proffer.pages('proposals.list', { query: { status: 'open' } })) {
  console.log(name)
}`,
  Python: `import json
import os
import re
import urllib.request

address = "${baseOf(here)}/proposals?status=open"
while address:
    request = urllib.request.Request(address)
    request.add_header("Authorization", "Bearer " + os.environ["PROFFER_API_KEY"])
    with urllib.request.urlopen(request) as answer:
        for proposal in json.load(answer):
            print(proposal["name"])
        following = re.search(r'<([^>]+)>; rel="next"', answer.headers.get("Link", ""))
        address = following and following[1]`,
  PHP: `<?php
$context = stream_context_create(['http' => [
    'header' => 'Authorization: Bearer ' . getenv('PROFFER_API_KEY'),
]]);
$address = '${baseOf(here)}/proposals?status=open';
while ($address) {
    $page = file_get_contents($address, false, $context);
    foreach (json_decode($page) as $proposal) echo $proposal->name, PHP_EOL;
    preg_match('/<([^>]+)>; rel="next"/', implode("\\n", $http_response_header), $next);
    $address = $next[1] ?? null;
}`,
})

const paging = (here: Here): Guide => ({
  id: 'paging',
  title: 'Pages',
  parts: [
    `A list answers a bare array of at most ${pageSize} records. Follow \`Link\` with \`rel="next"\` until there is none; \`X-Total-Count\` says how many there are. A search that finds more than ${mostCounted.toLocaleString('en')} says that many and \`X-Total-More: true\`.`,
    {
      name: 'Headers of an answer',
      code: `Link: <${baseOf(here)}/proposals?status=open&page=1>; rel="first",
  <${baseOf(here)}/proposals?status=open&page=1>; rel="prev",
  <${baseOf(here)}/proposals?status=open&page=3>; rel="next",
  <${baseOf(here)}/proposals?status=open&page=25>; rel="last"
X-Total-Count: 1240`,
    },
    { id: 'paging', name: 'Every page', samples: pagingSamples(here) },
    'What is made while you read can move a record from one page to the next: tell records apart by `id`. To keep a copy up to date, listen to webhooks and do not read the lists over and over.',
  ],
})

const writes = (here: Here): Guide => ({
  id: 'writes',
  title: 'Safe writes',
  parts: [
    'Networks lose answers. Send an `Idempotency-Key` with every write: a UUID, or the number of the order in your own system. When no answer comes, send the very same again, with the same key: if it was done, you get the first answer once more, and nothing is done twice.',
    {
      name: 'A write that can be repeated',
      code: `curl -i '${baseOf(here)}/contacts' \\
  -H "Authorization: Bearer $PROFFER_API_KEY" \\
  -H 'Idempotency-Key: crm-4711' \\
  -H 'Content-Type: application/json' \\
  -d '{"type": "organisation", "name": "Bakkerij De Korenaar"}'`,
    },
    `The second answer carries \`Idempotency-Replayed: true\`. A key is remembered for ${inHours(idempotencyKeyLife)} hours; with another request it is refused with 409 \`idempotency_key_reused\`. A refused request does not use its key up, so correct it and send it again.`,
    'Details answers carry an `ETag`. Send it as `If-Match` with the write that starts from them: if somebody changed the record in between, you get 412 `changed_since` and nothing is overwritten.',
    {
      name: 'From what you read, TypeScript',
      code: `${clientOf(here)}

const id = Number(process.env.PROPOSAL_ID)
const { data, etag } = await proffer.request('proposals.details', { path: { id } })
await proffer.call('proposals.update', {
  path: { id },
  body: { name: \`\${data.name}, second floor\` },
  ifMatch: etag,
})`,
    },
  ],
})

const limits = (): Guide => ({
  id: 'limits',
  title: 'Limits',
  parts: [
    'Every key and every token has a number of requests a minute of its own, and every answer says how many are left and when there are more:',
    { name: 'Headers of an answer', code: 'RateLimit-Policy: "minute";q=600;w=60\nRateLimit: "minute";r=598;t=1' },
    '`q` is how many a minute (`w`, 60 seconds) has room for, `r` how many are left, `t` in how many seconds it is full again. Past it the answer is 429 `too_many_requests`: wait as many seconds as `Retry-After` says, and a little more, by chance, when several programs share a key.',
    {
      name: 'Headers of a 429',
      code: 'RateLimit-Policy: "minute";q=600;w=60\nRateLimit: "minute";r=0;t=60\nRetry-After: 1',
    },
    'The client in TypeScript waits and tries again by itself.',
  ],
})

const errors = ({ publicUrl, account }: Here): Guide => ({
  id: 'errors',
  title: 'Errors',
  parts: [
    'Every refusal is a problem document, `application/problem+json` (RFC 9457). Programs go by `code`, which never changes its meaning; `type` is the address of a page that explains it. People read `detail`. `errors` names every fault of the input by its dotted path, so that one round is enough. Give `request_id` when you ask for help.',
    {
      name: 'A request that does not fit',
      code: `curl '${baseOf({ publicUrl, account })}/contacts' \\
  -H "Authorization: Bearer $PROFFER_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"type": "organisation", "name": "", "emial": "info@korenaar.example"}'`,
    },
    {
      name: 'Answer 400',
      code: JSON.stringify(
        {
          type: `${publicUrl}/docs/errors#invalid_request`,
          title: 'Bad Request',
          status: 400,
          code: 'invalid_request',
          detail: 'Several things do not fit. Correct what errors names.',
          errors: { name: ['Enter a name'], emial: ['There is no such key'] },
          request_id: 'b1f6c1de-4f0b-4a7c-9d0e-2f8a6c3d5e71',
        },
        undefined,
        2,
      ),
    },
    'Try again what is 408, 429 or 5xx, with growing waits; everything else stays refused until you change it. All codes, each with what to do, stand on the page Errors.',
  ],
})

const versions = (): Guide => ({
  id: 'versions',
  title: 'Versions and changes',
  parts: [
    'The version stands in the address. It keeps its meaning: it gains operations, fields, events and codes, and loses none. So pass over what you do not know. Begin with version 2; version 1 is kept for older integrations, and its webhooks go on as they are.',
    'What changed for programs stands on the page Changes. What is said here is of the release that runs here; the OpenAPI documents, as JSON and YAML, are too.',
    'TypeScript has a client with all of the above built in: package `@proffer/client`, the folder `client` of the source. `npm pack` in it makes a file that `npm install` takes anywhere. For other languages make one from the OpenAPI document; openapi-typescript (with `--default-non-nullable=false`, or it demands what has a default), hey-api and Postman’s newman are tried with every change.',
  ],
})

/** What holds for every operation, each with something to try. */
export const habits = (here: Here): Guide[] => [paging(here), writes(here), limits(), errors(here), versions()]
