import { expect, test } from 'vitest'
import { appHeaders } from '#hosts/node/app-headers.ts'
import { pagePolicy } from './content-security-policy.ts'

const directivesIn = (policy: readonly string[]) =>
  new Map(policy.map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]))

test('what a page says by itself the service says in its headers, and allows no more: it sends the page without', () => {
  const sent = directivesIn((appHeaders('no-folder', 'https://app.test')['Content-Security-Policy'] ?? '').split('; '))
  for (const [name, sources] of directivesIn(pagePolicy))
    for (const source of sent.get(name) ?? [`${name} is not sent`]) expect(sources).toContain(source)
})
