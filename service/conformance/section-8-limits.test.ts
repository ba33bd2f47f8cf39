import { expect, test } from 'vitest'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { addToken, sender } from '#service/testing/test-service.ts'
import { inVersion, versions } from './testing/versions.ts'

test.each(versions)('8 Limits · access token lifetime: after 30 days it opens nothing, in %s', async (version) => {
  const { ports, service, within, userId, account, tick } = await inVersion(version)
  const token = await addToken(within, userId, { expires_at: ports.now() + 30 * 86_400_000 })
  const hello = async () =>
    (await sender(service, { account, token })('GET', `/api/${version}/${account}/hello`)).status
  tick(30 * 86_400_000 - 1)
  expect(await hello()).toBe(200)
  tick(1)
  expect(await hello()).toBe(401)
})

test('8 Limits · custom field HTML: only the allowed elements stay, without attributes', async () => {
  const service = await inVersion('v2')
  const allowed = '<h1>a</h1><h6>b</h6><p>c<strong>d</strong><em>e</em></p><ul><li>f</li></ul><ol><li>g</li></ol><hr>'
  const value = `${allowed}<div class="x">h</div><p style="color:red">i</p><script>j()</script>`
  const { id } = await aProposal(service, { custom_fields: [{ name: 'intro', value }] })
  const kept = (await detailsOf(service, id)).custom_fields[1]?.value
  expect(kept).toContain(allowed)
  expect(kept).not.toMatch(/div|class|style|script|j\(\)/)
})

test.each(versions)('8 Limits · payload_url: must be a full https URL, in %s', async (version) => {
  const { ask } = await inVersion(version)
  for (const payload_url of ['http://erp.test/', 'erp.test', '//erp.test/', 'https:erp.test', 7, ''])
    expect((await ask('POST', '/webhooks', { payload_url })).status).toBe(400)
  expect((await ask('POST', '/webhooks', { payload_url: 'https://erp.test/' })).status).toBe(201)
})
