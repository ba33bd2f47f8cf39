import { describe, expect, test } from 'vitest'
import { boundedBody } from './bounded-body.ts'

const limit = 10
const address = 'http://service.test/'
const textOf = async (request: Request) => {
  const bytes = await boundedBody(request, limit)
  return bytes && new TextDecoder().decode(bytes)
}

/** As Firefox has it: `Request.prototype` knows no `body`. */
function withoutStream(body?: string) {
  const request = new Request(address, { method: 'POST', body: body ?? null })
  Object.defineProperty(request, 'body', { value: undefined })
  return request
}

/** As WebKit has it: a stream that is read by its reader alone. */
function withoutIteration(body: string) {
  const request = new Request(address, { method: 'POST', body })
  if (request.body) Object.defineProperty(request.body, Symbol.asyncIterator, { value: undefined })
  return request
}

const engines = {
  Chromium: (body: string) => new Request(address, { method: 'POST', body }),
  Firefox: withoutStream,
  WebKit: withoutIteration,
}

describe.each(Object.entries(engines))('with the requests of %s', (_name, requestOf) => {
  test('a body as long as the limit is read whole', async () => {
    expect(await textOf(requestOf('1234567890'))).toBe('1234567890')
  })

  test('a longer one is refused', async () => {
    expect(await textOf(requestOf('12345678901'))).toBeUndefined()
  })
})

test('no body is an empty one', async () => {
  expect(await textOf(new Request(address))).toBe('')
  expect(await textOf(withoutStream())).toBe('')
})

test('a body that says it is too long is refused before anything of it is read', async () => {
  const request = new Request(address, { method: 'POST', body: '1', headers: { 'Content-Length': '11' } })
  expect(await textOf(request)).toBeUndefined()
  expect(request.bodyUsed).toBe(false)
})

test('an endless body is given up at the limit', async () => {
  let sent = 0
  let isGivenUp = false
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 4
      stream.enqueue(new Uint8Array(4))
    },
    cancel: () => {
      isGivenUp = true
    },
  })
  // Node asks for `duplex`, which the types of the web do not know yet.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request(address, init)
  expect(await boundedBody(request, limit)).toBeUndefined()
  expect(isGivenUp).toBe(true)
  expect(sent).toBeLessThanOrEqual(4 * limit)
})
