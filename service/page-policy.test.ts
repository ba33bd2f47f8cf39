import { expect, test } from 'vitest'
import { policyApart, withPolicySent } from './page-policy.ts'

const page = `<html>
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src https://a.test/?b&amp;c">
    <title>Proffer</title>
  </head>
</html>
`
const policy = "default-src 'none'; img-src https://a.test/?b&c"
const without = '<html>\n  <head>\n    <title>Proffer</title>\n  </head>\n</html>\n'

test('the policy comes out of the page, in the words of a header', () => {
  expect(policyApart(page)).toEqual({ page: without, policy })
  expect(policyApart(without)).toEqual({ page: without, policy: undefined })
})

test('it is sent instead, beside the one of the host: a page keeps to both', () => {
  const came = { 'Content-Security-Policy': "frame-ancestors 'none'", ETag: '"1"', 'Content-Type': 'text/html' }
  const { page: kept, headers } = withPolicySent(page, new Headers(came))
  expect(kept).toBe(without)
  expect(headers.get('content-security-policy')).toBe(`frame-ancestors 'none', ${policy}`)
  expect(headers.get('content-type')).toBe('text/html')
  expect(headers.has('etag')).toBe(false)
})
