import { expect } from 'vitest'
import { compilerWords } from '#service/openapi/testing/packed-client.ts'
import { writeProgram } from '#service/openapi/testing/programs.ts'
import { answerIn, headersIn, readJson, type GuideRun, type Trial } from './guide-run.ts'

/** As many open proposals as the guide counts. */
async function openProposals({ within }: Trial['example'], count: number) {
  const { id: _, ...one } = await within.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  // The handle puts every row into its account, and wants to hear of it from nobody else.
  const fields = Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'account_id')) as typeof one
  const rows = Array.from({ length: count }, (_, at) => ({
    ...fields,
    proposal_nr: `C${at}`,
    name: `No ${at}`,
    status: 'open' as const,
  }))
  for (let at = 0; at < rows.length; at += 200)
    await within
      .insertInto('proposal')
      .values(rows.slice(at, at + 200))
      .execute()
}

const namesIn = (printed: string) => new Set(printed.match(/\bNo \d+\b/g))

export const pagingRun: GuideRun = {
  code: async ({ example, take, run }) => {
    await openProposals(example, 1240)
    const answer = answerIn(await run('curl', take('Every page, curl')))
    expect(answer.headers).toMatchObject(headersIn(take('Headers of an answer')))
    expect(namesIn(answer.body).size).toBe(50)
  },
  sample: async ({ example, take, run }, language) => {
    await openProposals(example, 120)
    const printed = await run(language, take(`Every page, ${language}`))
    // The one in curl asks for one page, and shows what leads to the others.
    expect(namesIn(printed).size).toBe(language === 'curl' ? 50 : 120)
  },
}

export const writesRun: GuideRun = {
  code: async ({ example, take, run, folder }) => {
    const code = take('A write that can be repeated')
    const [first, again] = [answerIn(await run('curl', code)), answerIn(await run('curl', code))]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    const another = answerIn(await run('curl', code.replace('Korenaar', 'Zonnebloem')))
    expect([another.status, readJson(another.body)['code']]).toEqual([409, 'idempotency_key_reused'])

    const program = take('From what you read')
    await run('TypeScript', program, { PROPOSAL_ID: '2041' })
    const { body } = await example.send<{ name: string }>('GET', '/proposals/2041/details')
    expect(body.name).toBe('Heat pump for the bakery, second floor')
    writeProgram(folder, 'from-what-you-read', 'TypeScript', program)
    expect(await compilerWords(folder)).toBe('')
  },
}

export const limitsRun: GuideRun = {
  code: async ({ example, take }) => {
    const { service, publicUrl, account, key } = example
    const ask = () =>
      service.fetch(
        new Request(`${publicUrl}/api/v2/${account}/hello`, { headers: { Authorization: `Bearer ${key}` } }),
      )
    const asked = async (times: number) => {
      for (let at = 1; at < times; at++) await ask()
      return ask()
    }
    // Making the examples' records has counted: by then it is full again.
    example.clock.now += 60_000
    const second = await asked(2)
    expect(Object.fromEntries(second.headers)).toMatchObject(headersIn(take('Headers of an answer')))
    const refused = await asked(599)
    expect([refused.status, (await refused.json()) as object]).toEqual([
      429,
      expect.objectContaining({ code: 'too_many_requests' }),
    ])
    expect(Object.fromEntries(refused.headers)).toMatchObject(headersIn(take('Headers of a 429')))
  },
}

export const errorsRun: GuideRun = {
  code: async ({ take, run }) => {
    const { request_id, ...answer } = readJson(await run('curl', take('A request that does not fit')))
    const { request_id: _, ...shown } = readJson(take('Answer 400'))
    expect(answer).toEqual(shown)
    expect(request_id).toMatch(/^[\da-f-]{36}$/)
    const [address = '', code = ''] = String(answer['type']).split('#')
    expect(await (await fetch(address)).text()).toContain(`id="${code}"`)
  },
}
