import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { environment } from './settings.ts'

const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')

const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`|unset) +\|/gm)].map(([, name, value]) => [
  name,
  value,
])

/** As it is typed; undefined for unset. */
const shown = (value: unknown) =>
  (Array.isArray(value) ? value.join(',') : JSON.stringify(value)?.replaceAll('"', '')) || undefined

test('docs/operating.md lists every setting with its default, and no other', () => {
  const defaults: Record<string, unknown> = environment.parse({})
  const written = Object.keys(environment.shape).map((name) => [name, shown(defaults[name])])
  expect(rows).toEqual(written)
})

test('docs/operating.md shows how every command is written', async () => {
  const folder = join(import.meta.dirname, 'commands')
  const modules = readdirSync(folder).filter((file) => file !== 'command.ts')
  const usages = await Promise.all(
    modules.map(async (file) => {
      const exported = Object.values((await import(join(folder, file))) as Record<string, { usage: string }>)
      return exported.map(({ usage }) => usage)
    }),
  )
  const shown = (/```\n(serve\n[^`]*)```/.exec(guide)?.[1] ?? '').trim().split('\n')
  expect(shown.toSorted()).toEqual(usages.flat().toSorted())
})
