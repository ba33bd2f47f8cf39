import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { createService } from '#service/app.ts'
import type { FileStore } from '#service/file-ports.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { addToken, sender, testService } from '#service/testing/test-service.ts'
import { unusedFileLife } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'
import { s3Files } from './s3-files.ts'

const secret = 'a secret of thirty-two characters'
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Whether a request carries the signature that its method, path, headers and body come to. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=key\/([^,]*), SignedHeaders=([^,]*), Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  if (headers['x-amz-content-sha256'] !== sha(body)) return false
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url, '', signed.join(''), names, sha(body)].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day))
  return names.includes('x-amz-content-sha256') && hmac(key, text).toString('hex') === signature
}

/** A store that keeps what is signed, and answers the first `failing` requests with 500; a silent one answers none. */
async function aStore({ failing = 0, isSilent = false } = {}) {
  const kept = new Map<string, Buffer>()
  const { promise: asked, resolve: hear } = Promise.withResolvers<void>()
  let left = failing
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    hear()
    if (isSilent) return
    const end = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text)
    if (left-- > 0) return end(500, '<Error><Code>InternalError</Code></Error>')
    if (!isSigned(request, body))
      return end(403, '<Error><Code>SignatureDoesNotMatch</Code><Message>Check the key</Message></Error>')
    const url = request.url ?? ''
    if (request.method === 'PUT') kept.set(url, body)
    if (request.method === 'DELETE') kept.delete(url)
    const found = kept.get(url)
    if (request.method === 'GET') return found ? end(200, found) : end(404, '<Error><Code>NoSuchKey</Code></Error>')
    return end(request.method === 'DELETE' ? 204 : 200)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings = {
    address: `http://127.0.0.1:${port}/bucket/files`,
    region: 'eu-west-1',
    accessKeyId: 'key',
    secretAccessKey: secret,
  }
  return { kept, asked, settings, files: s3Files(settings) }
}

const bytes = new Uint8Array([1, 2, 3])

test('what is put is got again and removed, every request signed', async () => {
  const { files, kept } = await aStore()
  await files.put('name-1_x', bytes, 'image/png')
  expect([...kept.keys()]).toEqual(['/bucket/files/name-1_x'])
  expect(await files.get('name-1_x')).toEqual(bytes)
  await files.remove('name-1_x')
  expect(await files.get('name-1_x')).toBeUndefined()
  await files.remove('name-1_x')
})

test('a wrong key is refused, with what the store says', async () => {
  const { settings } = await aStore()
  const files = s3Files({ ...settings, secretAccessKey: 'another' })
  await expect(files.put('x', bytes, 'image/png')).rejects.toThrow(
    'The store of files answered 403 SignatureDoesNotMatch: Check the key',
  )
})

test('a store that fails for a moment is tried again', async () => {
  const { files } = await aStore({ failing: 2 })
  await files.put('x', bytes, 'image/png')
  expect(await files.get('x')).toEqual(bytes)
})

test('a removal that is called off ends at once, whatever the store is about', async () => {
  const { files, asked } = await aStore({ isSilent: true })
  const ending = new AbortController()
  const removal = files.remove('x', ending.signal)
  await asked
  ending.abort()
  await expect(removal).rejects.toThrow('aborted')
})

test('with a store the database holds no bytes, and what is forgotten goes there too', async () => {
  const { files, kept } = await aStore()
  const service = await testService()
  const ports = { ...service.ports, files }
  const withStore = createService(ports)
  const token = await addToken(service.within, service.userId)
  const ask = sender(withStore, { account: service.account, token })
  const { body } = await ask<Picture>('POST', `/api/app/${service.account}/pictures`, aPicture)
  expect(await service.within.selectFrom('file_content').select('bytes').execute()).toEqual([{ bytes: null }])
  expect(kept.size).toBe(1)
  const served = await withStore.fetch(new Request(`https://proffer.test/${body.src}`))
  expect(sha(Buffer.from(await served.arrayBuffer()))).toBe(sha([...kept.values()][0] ?? ''))
  await forgetUnusedFiles(ports, service.clock.now + unusedFileLife + 1)
  expect(kept.size).toBe(0)
})

test('what was placed and is not kept goes from the store: of a twin, of a refused upload, of one that breaks off', async () => {
  const { files, kept } = await aStore()
  const service = await testService()
  const placing: FileStore = { ...files }
  const ask = sender(createService({ ...service.ports, files: placing }), service)
  const send = async (picture: Uint8Array<ArrayBuffer>) =>
    (await ask('POST', `/api/app/${service.account}/pictures`, picture)).status
  expect(await Promise.all([send(aPicture), send(aPicture)])).toEqual([201, 201])
  expect(kept.size).toBe(1)

  const large = new Uint8Array(
    await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  let puts = 0
  placing.put = async (...put) => ((puts += 1) === 2 ? Promise.reject(new Error('broken')) : files.put(...put))
  expect(await send(large)).toBe(503)
  expect([puts, kept.size]).toEqual([2, 1])

  await sql`create trigger no_files before insert on file begin select raise(abort, 'constraint failed'); end`.execute(
    service.ports.db,
  )
  expect(await send(large)).toBeGreaterThanOrEqual(400)
  expect([puts > 3, kept.size]).toEqual([true, 1])
})

test('a store that cannot be reached is told as 503, and nothing is kept', async () => {
  const service = await testService()
  const files = s3Files({ address: 'http://127.0.0.1:1/bucket', region: 'x', accessKeyId: 'key', secretAccessKey: 'x' })
  const ask = sender(createService({ ...service.ports, files }), service)
  const { status, body } = await ask<{ detail: string }>('POST', `/api/app/${service.account}/pictures`, aPicture)
  expect({ status, detail: body.detail }).toEqual({
    status: 503,
    detail: 'Files cannot be kept at this moment. Try again shortly.',
  })
  expect(await service.within.selectFrom('file').select('id').execute()).toEqual([])
})
