import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { remark } from '#src/testing/records.ts'
import { refusal, stubService } from '#src/testing/service.ts'
import { updateComment } from '#wire/proposal-comments.ts'
import { listQuestions, type OpenQuestion } from '#wire/questions.ts'
import * as screen from './questions.tsx'

const service = stubService()

const question: OpenQuestion = {
  id: 3,
  comment: 'Can the old one stay?',
  about: '',
  date: '2026-03-02T10:00:00.000000Z',
  contact_people_id: 5,
  fullname: 'An Smit',
  proposal: { id: 7, name: 'Roof', proposal_nr: '2026-7', account_user_id: 1, contact_name: 'Bakkerij De Korenaar' },
}

const settled = remark(3, { settled: true })

const noAnswer = page.getByRole('button', { name: 'No answer needed' })
const told = page.getByText('Marked as needing no answer')

test('a question is put aside, and taken up again', async () => {
  service.current.on(listQuestions, () => [question])
  const sent = service.current.on(updateComment, () => settled)
  openScreen(screen, { path: '/questions' })
  await noAnswer.click()
  await expect.element(told).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent.map(({ params, body }) => ({ ...params, ...body })))
    .toEqual([
      { id: '7', comment_id: '3', unanswered: false },
      { id: '7', comment_id: '3', unanswered: true },
    ])
})

test('one that could not be put aside says why, and offers nothing to take back', async () => {
  service.current.on(listQuestions, () => [question])
  const sent = service.current.on(updateComment, () => refusal(409, 'It was answered just now'))
  openScreen(screen, { path: '/questions' })
  await noAnswer.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('It was answered just now')
  await expect.element(noAnswer).toBeVisible()
  // At once: a toast goes by itself.
  expect(told.elements()).toEqual([])
  expect(sent).toHaveLength(1)
})
