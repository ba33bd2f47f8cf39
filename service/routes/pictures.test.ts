import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import { appSender } from '#service/testing/app-sender.ts'
import { aPicture } from '#service/testing/pictures.ts'
import { priceRow } from '#service/testing/viewer.ts'
import { addToken, addUser, sender, testService, type TestService } from '#service/testing/test-service.ts'
import { maxAccountFileBytes, maxPictureBytes, unusedFileLife } from '#wire/limits.ts'
import { pictureHtml, type Picture, type PlacedPicture } from '#wire/pictures.ts'

const upload = async (service: TestService, bytes: Uint8Array, headers?: Record<string, string>) =>
  service.send<Picture & { detail: string }>('POST', `/api/app/${service.account}/pictures`, bytes, headers)

const fetched = async ({ service }: TestService, path: string, headers?: Record<string, string>) =>
  service.fetch(new Request(`https://proffer.test/${path}`, headers ? { headers } : {}))

const blue = { r: 20, g: 60, b: 200 }
const drawn = (width: number, height: number, background: object = blue) =>
  sharp({ create: { width, height, channels: 'alpha' in background ? 4 : 3, background } })
/** Lines one pixel wide, which a JPEG blurs and makes larger. */
const striped = (width: number, height: number) =>
  sharp(
    new Uint8Array(width * height * 3).map((_, at) => (Math.floor(at / 3) % 2) * 255),
    {
      raw: { width, height, channels: 3 },
    },
  )
/** Neither a photo nor a drawing: as a PNG it is far larger than as a JPEG. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: blue, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })

const encoded = async (picture: ReturnType<typeof noise>, kind: 'png' | 'jpeg' | 'webp' | 'avif') =>
  new Uint8Array(await (kind === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(kind)).toBuffer())

describe('taking in', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'a %s is kept as JPEG or PNG, at most 1600 a side',
    async (kind) => {
      const service = await testService()
      const sent = await encoded(noise(2000, 1000), kind)
      const { status, body } = await upload(service, sent)
      expect({ status, body }).toMatchObject({ status: 201, body: { width: 1600, height: 800 } })
      const kept = await sharp(await (await fetched(service, body.src)).arrayBuffer()).metadata()
      expect(kept).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
      const small = await sharp(await (await fetched(service, `${body.src}/small`)).arrayBuffer()).metadata()
      expect(small).toMatchObject({ width: 800, height: 400 })
    },
  )

  test('what can be seen through stays a PNG that can be, and so does a drawing that is smaller as one', async () => {
    const service = await testService()
    const glass = await drawn(40, 20, { ...blue, alpha: 0.5 })
      .png()
      .toBuffer()
    const seen = await fetched(service, (await upload(service, new Uint8Array(glass))).body.src)
    expect(seen.headers.get('Content-Type')).toBe('image/png')
    expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ hasAlpha: true, width: 40 })
    const plan = await striped(400, 300).png().toBuffer()
    const drawing = await fetched(service, (await upload(service, new Uint8Array(plan))).body.src)
    expect(drawing.headers.get('Content-Type')).toBe('image/png')
  })

  test('it is turned as its metadata says, and nothing of its metadata is kept', async () => {
    const service = await testService()
    const sent = await noise(300, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Jan Smit', Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(service, new Uint8Array(sent))
    expect(body).toMatchObject({ width: 200, height: 300 })
    const kept = new Uint8Array(await (await fetched(service, body.src)).arrayBuffer())
    const { exif, orientation, icc, xmp } = await sharp(kept).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({})
    expect(Buffer.from(kept).includes('Jan Smit')).toBe(false)
  })

  test('the same file again is the same picture, and bytes are kept once for each content', async () => {
    const service = await testService()
    const first = await upload(service, aPicture)
    expect((await upload(service, aPicture)).body).toEqual(first.body)
    // Another file of the same pixel.
    const twin = await sharp(aPicture).png({ compressionLevel: 0 }).toBuffer()
    expect((await upload(service, new Uint8Array(twin))).body.src).not.toBe(first.body.src)
    expect(await service.within.selectFrom('file').select('id').execute()).toHaveLength(2)
    expect(await service.within.selectFrom('file_content').select('id').execute()).toHaveLength(1)
  })

  test('another account gets a picture of its own', async () => {
    const service = await testService()
    const other = await service.addAccount('other')
    const theirs = sender(service.service, other)
    const mine = await upload(service, aPicture)
    const their = await theirs<Picture>('POST', '/api/app/other/pictures', aPicture)
    expect(their.status).toBe(201)
    expect(their.body.src).not.toBe(mine.body.src)
    expect(await other.within.selectFrom('file').select('id').execute()).toHaveLength(1)
  })

  test('a reader sends none in', async () => {
    const service = await testService()
    const reader = await addUser(service.within, 'Ria', 'Smit', { role: 'reader' })
    const theirs = sender(service.service, { ...service, token: await addToken(service.within, reader) })
    expect((await theirs('POST', `/api/app/${service.account}/pictures`, aPicture)).status).toBe(403)
  })
})

describe('refusing', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))],
    ['a head alone', aPicture.subarray(0, 12)],
  ])('%s is no picture', async (_, bytes) => {
    const { status, body } = await upload(await testService(), bytes)
    expect({ status, detail: body.detail }).toEqual({
      status: 400,
      detail: 'This is no picture. Send a PNG, JPEG, WebP or AVIF file.',
    })
  })

  test('one that breaks off is damaged', async () => {
    const whole = new Uint8Array(await noise(400, 400).jpeg().toBuffer())
    const { status, body } = await upload(await testService(), whole.subarray(0, whole.length / 2))
    expect({ status, detail: body.detail }).toMatchObject({ status: 400, detail: /damaged/ })
  })

  test('a few bytes that unpack to billions are refused by what their head says', async () => {
    const bomb = aPicture.slice()
    const view = new DataView(bomb.buffer)
    view.setUint32(16, 100_000)
    view.setUint32(20, 100_000)
    const { status, body } = await upload(await testService(), bomb)
    expect({ status, detail: body.detail }).toEqual({
      status: 400,
      detail: 'The picture is 100000 by 100000 pixels. Make it smaller: at most 50 million pixels.',
    })
  })

  test('more than 10 MB is 413, and compressed is 415', async () => {
    const service = await testService()
    expect(await upload(service, new Uint8Array(maxPictureBytes + 1))).toMatchObject({
      status: 413,
      body: { detail: 'Send a file of at most 10 MB.' },
    })
    expect((await upload(service, aPicture, { 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  test('an account that is full is told what it may do', async () => {
    const service = await testService()
    const full = { hash: 'x', size: maxAccountFileBytes, bytes: null, stored_as: 'x', used_at: service.clock.now }
    await service.within.insertInto('file_content').values(full).execute()
    const { status, body } = await upload(service, aPicture)
    expect({ status, detail: body.detail }).toMatchObject({ status: 409, detail: /^The account's files take up 2 GB/ })
  })

  test('whatever bytes come, none is an error of the service', async () => {
    const service = await testService()
    const whole = new Uint8Array(await noise(16, 16).webp().toBuffer())
    const avif = await encoded(noise(16, 16), 'avif')
    const jpeg = new Uint8Array(await noise(16, 16).jpeg().toBuffer())
    const bytes = fc
      .tuple(
        fc.constantFrom(aPicture, whole, avif, jpeg),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 8 }),
      )
      .map(([from, changes]) => {
        const changed = from.slice()
        for (const [at, value] of changes) changed[at % changed.length] = value
        return changed
      })
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, fc.uint8Array({ maxLength: 200 })), async (sent) => {
        expect((await upload(service, sent)).status).toBeOneOf([201, 400])
      }),
      { numRuns: 60, seed: 20_261_124 },
    )
  })
})

describe('serving', () => {
  test('a picture is at an address that nobody guesses, for any cache and for ever, and runs nothing', async () => {
    const service = await testService()
    const { body } = await upload(service, aPicture)
    expect(body.src).toMatch(/^files\/[\w-]{22}$/)
    const { status, headers } = await fetched(service, body.src)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': 'inline; filename="picture.png"',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const again = await fetched(service, body.src, { 'If-None-Match': headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('what is no token, or none of ours, is 404', async () => {
    const service = await testService()
    for (const path of ['files/x', `files/${'a'.repeat(22)}`, 'files/%00', `files/${'a'.repeat(22)}/small`])
      expect((await fetched(service, path)).status).toBe(404)
  })
})

describe('forgetting', () => {
  const forget = ({ ports, log, clock }: TestService) =>
    forgetUnusedFiles({ db: ports.db, log: (entry) => log.push(entry) }, clock.now)

  /** Whose token outlives a picture. */
  async function longService() {
    const service = await testService()
    await service.within
      .updateTable('oauth_token')
      .set({ expires_at: service.clock.now * 2 })
      .execute()
    return service
  }

  /** 30 days from now, and not before. */
  async function expectForgotten(service: TestService, src: string) {
    service.tick(unusedFileLife)
    await forget(service)
    expect((await fetched(service, src)).status).toBe(200)
    service.tick(1)
    await forget(service)
    expect((await fetched(service, src)).status).toBe(404)
  }

  test('a picture that nothing points to is forgotten after 30 days, with its bytes', async () => {
    const service = await testService()
    const { body } = await upload(service, aPicture)
    await expectForgotten(service, body.src)
    expect(await service.within.selectFrom('file_content').select('id').execute()).toEqual([])
  })

  /** What shows a picture until it is deleted. */
  const showing: Record<string, (picture: PlacedPicture) => object> = {
    'design-templates': (cover_picture) => ({ colors: ['#123456'], cover_picture }),
    'text-templates': (picture) => ({ language: 'nl', sections: [{ title: '', html: pictureHtml(picture) }] }),
    'favorite-templates': (picture) => {
      const settings = { vat_default_percentage: 21 }
      return { pricetables: [{ id: 'main', settings, rows: [priceRow('Pump', 1, { picture })] }] }
    },
  }

  /** Gives the path by which it is deleted. */
  async function shownBy(what: string, service: TestService, picture: PlacedPicture) {
    const app = `/api/app/${service.account}`
    if (what === 'products') {
      const { body } = await service.send<{ product_id: number }>('POST', '/products', { name: 'Pump' })
      await service.send('PUT', `${app}/products/${body.product_id}/picture`, { picture })
      return `/products/${body.product_id}`
    }
    const path = `${app}/settings/${what}`
    const { body } = await service.send<{ id: number }>('POST', path, { name: 'Plan', ...showing[what]?.(picture) })
    return `${path}/${body.id}`
  }

  test.each([...Object.keys(showing), 'products'])(
    'one of %s is forgotten 30 days after those are deleted',
    async (what) => {
      const service = await longService()
      const { body } = await upload(service, aPicture)
      const path = await shownBy(what, service, { ...body, alt: '' })
      service.tick(unusedFileLife + 1)
      expect((await service.send('DELETE', path)).status).toBe(200)
      await expectForgotten(service, body.src)
    },
  )

  test('one that was sent in again counts from then', async () => {
    const service = await longService()
    const { body } = await upload(service, aPicture)
    service.tick(unusedFileLife)
    await upload(service, aPicture)
    service.tick(unusedFileLife)
    await forget(service)
    expect((await fetched(service, body.src)).status).toBe(200)
  })

  test('bytes that another file has as well stay', async () => {
    const service = await longService()
    await upload(service, aPicture)
    const twin = new Uint8Array(await sharp(aPicture).png({ compressionLevel: 0 }).toBuffer())
    service.tick(unusedFileLife)
    const { body } = await upload(service, twin)
    service.tick(1)
    await forget(service)
    expect(await service.within.selectFrom('file').select('id').execute()).toHaveLength(1)
    expect((await fetched(service, body.src)).status).toBe(200)
  })
})

test('the operation answers to the app interface alone', async () => {
  const service = await testService()
  expect((await appSender(service)('GET', '/pictures')).status).toBe(405)
  expect((await service.send('POST', '/pictures', aPicture)).status).toBe(404)
})
