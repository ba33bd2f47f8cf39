import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#src/api/query-client.ts'
import { forgetShown, shownAnswers } from '#src/api/shown.ts'
import { signIn, stubService } from '#src/testing/service.ts'
import type { Snapshot } from './snapshot.ts'
import { takeSnapshots } from './take.ts'

stubService()
const { href } = window.location
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await forgetShown()
  await signIn({ kept_under: 'first' })
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', href)
  document.body.replaceChildren()
  document.documentElement.scrollTop = 0
})

const list = `<div role="status">2 webhooks are paused</div>
  <main><h1 id="title" style="color: red">Proposals</h1><table><tbody>
    <tr><td><input type="checkbox"></td><td><a href="/proposals/7">Heat pump</a></td></tr>
  </tbody></table></main>`

/** What is kept of a screen that shows `html` at `address`, once nothing has come for some time. */
async function keptOf(html: string, { address = '/proposals', meanwhile = async () => {} } = {}) {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${html}</div>`
  const client = newQueryClient()
  takeSnapshots(client)
  client.setQueryData(['proposals'], [])
  await meanwhile()
  await vi.advanceTimersByTimeAsync(2000)
  // Whatever is written is by then: it comes from the same disk, one after another.
  for (let reads = 0; reads < 20; reads += 1) await shownAnswers.getAllKeys()
  const [key] = await shownAnswers.getAllKeys()
  if (key === undefined) return undefined
  const { data } = JSON.parse((await shownAnswers.get(key)) ?? '') as { data: Snapshot }
  return { key, ...data }
}

test('a screen is kept at its address, under the mark of the session', async () => {
  const kept = await keptOf(list, { address: '/proposals?status=won' })
  expect(kept?.key).toMatch(/^first .* snapshot \/proposals\?status=won$/)
  expect(kept?.html).toContain('<a href="/proposals/7">Heat pump</a>')
  expect(kept?.drawn).toMatchObject({ width: window.innerWidth, root: { lang: 'en' } })
})

test('styles of its parts wait where no policy refuses them, and nothing in it has a name of the page’s own', async () => {
  expect((await keptOf(list))?.html).toContain('<h1 data-style="color: red">')
})

test('what is the matter just now is left out', async () => {
  expect((await keptOf(list))?.html).not.toContain('paused')
})

test('what is hidden, such as a record that is drawn before it is opened, is left out and keeps nothing from being kept', async () => {
  const ahead = '<div style="display: none !important"><h1>Heat pump</h1><output>Loading</output></div>'
  const kept = await keptOf(list.replace('</main>', `${ahead}</main>`))
  expect(kept?.html).toContain('Proposals</h1>')
  expect(kept?.html).not.toContain('Heat pump</h1>')
})

test('rows below the window are left out', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `<tr><td style="height: 30px">Row ${at}</td></tr>`)
  const kept = await keptOf(`<main><table><tbody>${rows.join('')}</tbody></table></main>`)
  expect(kept?.html).toContain('Row 3<')
  expect(kept?.html).not.toContain('Row 199')
})

test.each([
  ['with rows that are ticked', list.replace('type="checkbox"', 'type="checkbox" checked'), {}],
  ['with a window over it', `${list}<div role="dialog">Send</div>`, {}],
  ['whose rows are still coming', `${list}<main><output>Loading</output></main>`, {}],
  ['that tells what went wrong', `${list}<main><p role="alert">Not reached</p></main>`, {}],
  ['that was searched', list, { address: '/proposals?query=roof' }],
  ['of a record', list, { address: '/proposals/7' }],
  ['of settings', list, { address: '/settings/api-keys' }],
])('a screen %s is not kept', async (_, html, options) => {
  expect(await keptOf(html, options)).toBeUndefined()
})

test('a screen that was scrolled is not kept', async () => {
  const scroll = async () => {
    document.body.insertAdjacentHTML('beforeend', '<div style="height: 5000px"></div>')
    document.documentElement.scrollTop = 100
  }
  expect(await keptOf(list, { meanwhile: scroll })).toBeUndefined()
})

test('when another signs in meanwhile, in whichever tab, what stands here is not kept for them', async () => {
  expect(await keptOf(list, { meanwhile: () => signIn({ kept_under: 'second' }) })).toBeUndefined()
})

test('on a computer that others use nothing is kept', async () => {
  await signIn({ kept_under: null })
  expect(await keptOf(list)).toBeUndefined()
})
