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
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const input = join(folder, file)
  const name = file.replace('.json', '')
  writeFileSync(join(folder, `${name}.types.ts`), astToString(await typesOf(JSON.parse(readFileSync(input, 'utf8')))))
  await createClient({
    input,
    output: join(folder, name),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}
