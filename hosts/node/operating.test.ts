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

test('docs/operating.md lists every setting with its default, and no other', () => {
  const defaults = environment.parse({}) as Record<string, unknown>
  const written = Object.keys(environment.shape).map((name) => [name, String(defaults[name] ?? '') || undefined])
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
