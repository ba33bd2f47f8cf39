import { expect, test } from 'vitest'
import { withSnapshot } from './snapshots.ts'

const beginning = { entry: '/assets/start.js', show: '/assets/snapshot.js' }
const page = `<html><head><script type="module" crossorigin src="/assets/start.js"></script>
<link rel="stylesheet" crossorigin href="/assets/start.css"></head><body><div id="root"></div></body></html>`
const snapshot = { html: '<p>Fam. De Wilde</p>', styles: [], drawn: {} }

test('the app begins after what is shown, and its script is fetched beside it', () => {
  const shown = withSnapshot(page, snapshot, beginning)
  expect(shown).not.toContain('type="module"')
  expect(shown).toContain('<link rel="modulepreload" crossorigin href="/assets/start.js">')
  expect(shown.indexOf('<p>Fam. De Wilde</p>')).toBeLessThan(shown.indexOf('src="/assets/snapshot.js"'))
})

test('styles that the page does not begin with come with it, after its own', () => {
  const styles = ['https://app.test/assets/start.css', 'https://app.test/assets/today.css']
  const shown = withSnapshot(page, { ...snapshot, styles }, beginning)
  expect([...shown.matchAll(/rel="stylesheet" crossorigin href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/assets/start.css',
    '/assets/today.css',
  ])
})

test('how it was drawn ends no attribute', () => {
  const shown = withSnapshot(page, { ...snapshot, drawn: { lang: '"><script>' } }, beginning)
  expect(shown).toContain('data-drawn="{&quot;lang&quot;:&quot;\\&quot;&gt;&lt;script&gt;&quot;}"')
})

test('what stands in it is written as it is, dollars too', () => {
  expect(withSnapshot(page, { ...snapshot, html: "<p>$& $' $1</p>" }, beginning)).toContain("<p>$& $' $1</p>")
})

test.each([
  ['of another build', page.replace('start.js', 'start-two.js')],
  ['that begins in another way', '<html><body></body></html>'],
])('a page %s stays as it is', (_, other) => {
  expect(withSnapshot(other, snapshot, beginning)).toBe(other)
})
