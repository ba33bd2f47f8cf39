import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dsn, feedback, mailgun, postmark, ses, sns } from '#service/bounces/testing/samples.ts'
import { bounceTest, mailgunKey } from '#service/testing/bounces.ts'
import { engine } from '#service/testing/database.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124)
const reports = Number(process.env['FUZZ_REPORTS'] ?? (engine === 'sqlite' ? 1000 : 200))

/** A report as a mail service posts it, with a part of it cut out, in another's place, or written over. */
const damaged = fc.record({
  sample: fc.nat(5),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  put: fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('null', '{}', '[]', '-1', '1e999', '"', '\r\n\r\n', '\u0000', '=?utf-8?b?!?=', '[[[[[['),
  ),
})

/** Or anything at all. */
const anything = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constantFrom('', 'null', '[]', '{"Type":"Notification"}', '{"RecordType":"Bounce","Email":{}}'),
)

test(
  'whatever is posted as a report of a bounce is answered in words, fails nothing and changes no mail but its state',
  { timeout: 600_000 },
  async () => {
    const { about, post, mails, clock } = await bounceTest()
    const fromMailgun = await mailgun(about, mailgunKey)
    const fromSes = ses(about)
    const samples = [
      dsn(about),
      feedback(about),
      postmark(about),
      fromMailgun,
      fromSes,
      sns(fromSes, { Signature: 'good' }),
    ]
    const texts = samples.map((sample) => (typeof sample === 'string' ? sample : JSON.stringify(sample)))
    const kept = async () =>
      (await mails()).slice(0, 1).map(({ id, recipient, subject, body }) => ({ id, recipient, subject, body }))
    const before = await kept()
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: damaged }, anything), async (report) => {
        const body = typeof report === 'string' ? report : cut(texts[report.sample] ?? '', report)
        const { status, text } = await post(body)
        expect([200, 400, 401, 413]).toContain(status)
        expect(JSON.parse(text)).toMatchObject({ status: status === 200 ? '200 OK' : status })
        // So many at once would be asked to wait.
        clock.now += 60_000
      }),
      { seed, numRuns: reports },
    )
    expect(await kept()).toEqual(before)
    // Its sender, once, however many of them could be read.
    expect((await mails()).length).toBeLessThanOrEqual(2)
  },
)

function cut(text: string, { at, length, put }: { at: number; length: number; put: string }) {
  const from = Math.floor(at * text.length)
  return text.slice(0, from) + put + text.slice(from + length)
}
