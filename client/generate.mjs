/* global process */
// Makes types and clients from the documents in a folder: `node generate.mjs FOLDER`. A process of its own, since the
// generators want TypeScript 5, which this folder has, and not the TypeScript 7 of the project.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
})
const { default: typesOf, astToString } = await import('openapi-typescript')
const { createClient } = await import('@hey-api/openapi-ts')

const folder = process.argv[2]

/** Our own client's: what succeeds, and what webhooks post. */
const document = JSON.parse(readFileSync(join(folder, 'v2.json'), 'utf8'))
const addresses = []
for (const [path, item] of Object.entries(document.paths))
  for (const [method, op] of Object.entries(item)) {
    if (op.operationId.includes('-by-')) delete item[method]
    else addresses.push([op.operationId, method.toUpperCase(), path])
    for (const [status, response] of Object.entries(op.responses)) {
      if (!status.startsWith('2')) delete op.responses[status]
      delete response.headers
    }
    op.parameters = op.parameters?.filter(({ $ref }) => $ref === undefined)
  }
for (const { post } of Object.values(document.webhooks)) delete post.parameters
document.components = { schemas: document.components.schemas }
document.security = undefined
for (const { post } of Object.values(document.webhooks)) post.security = undefined
const codes = document.components.schemas.Problem.properties.code['x-extensible-enum']
const made = '// Made from the contract by client/generate.mjs; a test keeps it up to date.\n'
/** A field with a default may be left out of what is sent; openapi-typescript would demand it. */
const options = { defaultNonNullable: false }
writeFileSync(join(folder, 'contract.ts'), made + astToString(await typesOf(document, options)))
const lines = addresses.map(([id, method, path]) => `  '${id}': ['${method}', '${path}'],\n`)
writeFileSync(
  join(folder, 'addresses.ts'),
  `${made}/** Method and path of every operation, below the account's base address. */\nexport const addresses = {\n${lines.join('')}} as const satisfies Record<string, readonly [string, string]>\n\nexport type OperationId = keyof typeof addresses\n\n/** The codes that refusals have today. */\nexport type KnownCode =\n${codes.map((code) => `  | '${code}'\n`).join('')}`,
)

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const input = join(folder, file)
  const name = file.replace('.json', '')
  writeFileSync(
    join(folder, `${name}.types.ts`),
    astToString(await typesOf(JSON.parse(readFileSync(input, 'utf8')), options)),
  )
  await createClient({
    input,
    output: join(folder, name),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}
