import { clientLines } from '#service/openapi/samples/typescript.ts'
import { baseOf, type Guide, type Here } from './guide.ts'

export const firstCallSamples = (here: Here) => ({
  curl: `curl '${baseOf(here)}/hello' \\
  -H "Authorization: Bearer $PROFFER_API_KEY"`,
  TypeScript: `${clientLines({ origin: here.publicUrl, account: here.account })}

const answer = await proffer.call('account.hello')
console.log(answer)`,
  Python: `import json
import os
import urllib.request

request = urllib.request.Request(
    "${baseOf(here)}/hello",
    headers={
        "Authorization": "Bearer " + os.environ["PROFFER_API_KEY"],
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer))`,
  PHP: `<?php
$context = stream_context_create(['http' => [
    'header' => 'Authorization: Bearer ' . getenv('PROFFER_API_KEY'),
]]);
$answer = file_get_contents('${baseOf(here)}/hello', false, $context);
print_r(json_decode($answer, true));`,
})

export const firstCall = (here: Here): Guide => ({
  id: 'first-call',
  title: 'First call in five minutes',
  parts: [
    'In the app, an admin opens Settings, API keys, and creates a key: read-only is enough for now. It is shown once and begins with `proffer_`. On the server, `npm run proffer -- key create` makes one too. Put it in the environment:',
    { name: 'Shell', code: 'export PROFFER_API_KEY=proffer_…' },
    `Samples are for the account \`${here.account}\`: give the name of yours above, and they carry it. Those in TypeScript use the client that comes with the source, in its folder \`client\`; those in Python and PHP need nothing but the language.`,
    { id: 'first-call', name: 'First call', samples: firstCallSamples(here) },
    'The answer names the person and the role the key acts with:',
    {
      name: 'Answer 200',
      code: JSON.stringify(
        {
          message: 'hello',
          account_name: here.account,
          user: { id: 7, email: 'marieke@vanvliet.example', firstname: 'Marieke', lastname: 'Vos', role: 'seller' },
          interfaces: ['v1', 'v2'],
        },
        undefined,
        2,
      ),
    },
    'A key of a person has that person’s role and ends when they leave; a key of the account has a role of its own. A read-only key is refused every write. A key belongs on a server: never in a browser, an app or a repository. Revoke it where it was made; it ends at once.',
  ],
})
