import { expect, test } from 'vitest'
import { withConfig } from './page-config.ts'

const page = `<!doctype html>
<html>
  <head>
    <link rel="preload" as="fetch" crossorigin="anonymous" href="/app/config.json" />
    <title>Proffer</title>
  </head>
</html>
`

test('the configuration stands in the page, which asks for it no more', () => {
  const written = withConfig(page, '{"account":"bakker"}')
  expect(written).toContain('<head>\n    <meta name="config" content="{&quot;account&quot;:&quot;bakker&quot;}" />')
  expect(written).not.toContain('preload')
})

test('written anew, it takes the place of what was written before', () => {
  const written = withConfig(withConfig(page, '{"account":"bakker"}'), '{"account":"smit"}', { isKept: true })
  expect(written.match(/name="config"/g)).toHaveLength(1)
  expect(written).toContain('{&quot;account&quot;:&quot;smit&quot;}" data-kept />')
})

test('nothing in it ends the attribute or the element', () => {
  const written = withConfig(page, '{"title":"a \\"b\\" <c> & $&"}')
  expect(written).toContain('content="{&quot;title&quot;:&quot;a \\&quot;b\\&quot; &lt;c&gt; &amp; $&amp;&quot;}" />')
})
