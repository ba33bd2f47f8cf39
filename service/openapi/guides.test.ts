import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { finerCodes, problemCodes } from '#wire/problem.ts'
import { openApi } from './document.ts'
import { errorCodes } from './guides/codes.ts'
import type { Part } from './guides/guide.ts'
import { guides } from './guides/guides.ts'
import { errorsPage, guidesPage } from './page/guide-page.ts'
import { exampleAccount } from './testing/example-account.ts'
import { firstCallRun } from './testing/guide-runs/first-call.ts'
import { assistantsRun } from './testing/guide-runs/assistants.ts'
import { trialOf, type GuideRun } from './testing/guide-runs/guide-run.ts'
import { errorsRun, limitsRun, pagingRun, writesRun } from './testing/guide-runs/habits.ts'
import { oauthRun } from './testing/guide-runs/oauth.ts'
import { receivingRun } from './testing/guide-runs/receiving.ts'
import { verifyingRun } from './testing/guide-runs/verifying.ts'
import { packedClient } from './testing/packed-client.ts'
import { isRunnable, type Language } from './testing/programs.ts'

const reader = { publicUrl: 'https://proffer.example', home: '/docs', account: 'demo', query: '' }

const runs: Readonly<Record<string, GuideRun>> = {
  'first-call': firstCallRun,
  oauth: oauthRun,
  paging: pagingRun,
  writes: writesRun,
  limits: limitsRun,
  errors: errorsRun,
  'receiving-webhooks': receivingRun,
  verifying: verifyingRun,
  assistants: assistantsRun,
}
/** It takes the whole program: hosts/node/hour.test.ts runs it, and leaves no code out either. */
const elsewhere = 'hour'

let folder = ''
beforeAll(async () => {
  folder = await packedClient()
})

describe.each(guides(reader).filter(({ id }) => id !== elsewhere))('the guide $id', ({ id, parts }) => {
  const { code, sample } = runs[id] ?? {}

  test('all of its code does what it says, as it is printed', async () => {
    const { trial, untried } = await trialOf(id, await exampleAccount(), folder)
    await code?.(trial)
    expect(untried()).toEqual([])
  })

  for (const language of parts.flatMap((part) => Object.keys(samplesIn(part)) as Language[]))
    test.skipIf(!isRunnable(language))(`its sample in ${language} does what it says`, async () => {
      const { trial } = await trialOf(id, await exampleAccount(), folder)
      if (!sample) throw new Error('Nobody runs it')
      await sample(trial, language)
    })
})

const samplesIn = (part: Part) => (typeof part === 'object' && 'samples' in part ? part.samples : {})

test('samples in TypeScript run everywhere, so that no machine runs none', () => {
  expect(isRunnable('TypeScript')).toBe(true)
})

test('every code of a refusal is explained, once', () => {
  const known = [...Object.values(problemCodes), ...Object.keys(finerCodes)]
  expect(errorCodes.map(({ code }) => code).toSorted()).toEqual(known.toSorted())
  expect(errorCodes.every(({ note }) => note.length > 0)).toBe(true)
})

test('nothing that is published cites a document its readers do not have', async () => {
  const documents = (['v1', 'v2', 'viewer'] as const).map((face) =>
    openApi([...operations, ...viewerOperations], { face, ...reader }),
  )
  const pages = await Promise.all([guidesPage(reader), errorsPage(reader)])
  const text = JSON.stringify(documents) + pages.join('')
  expect(text.match(/.{40}(?:specification|interface,? section|wire\.md|interface\.md|\bsection \d).{20}/gi)).toBeNull()
})
