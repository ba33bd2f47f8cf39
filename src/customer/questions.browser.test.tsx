import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { PageStore } from './page-store.ts'
import { Questions, useQuestion } from './questions.tsx'
import { aProposal } from './testing/a-proposal.ts'

const oven = { row_id: 1, name: 'Oven' }
const stand = { row_id: 2, name: 'Stand' }
const askForDate = 'Could you send it again?'

function renderQuestions(ask: PageStore['ask'] = async () => 'done') {
  function Thread() {
    const question = useQuestion(aProposal())
    return (
      <>
        {[oven, stand].map((part) => (
          <button key={part.name} onClick={() => question.ask(part)}>
            {part.name}
          </button>
        ))}
        <button onClick={() => question.ask(undefined, askForDate)}>New date</button>
        <Questions comments={[]} owner="" question={question} nameOf={() => undefined} mayAsk onAsk={ask} />
      </>
    )
  }
  render(<Thread />)
}

const field = page.getByLabelText('Your question')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('what is typed stays when it is to be about something else', async () => {
  renderQuestions()
  await field.fill('When can you begin?')
  await press('Oven')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('About: Oven')).toBeVisible()
  await press('Stand')
  await expect.element(page.getByText('About: Stand')).toBeVisible()
  await press('New date')
  await expect.element(page.getByText('About:', { exact: false })).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('When can you begin?')
})

test('a question is suggested where nothing is typed', async () => {
  renderQuestions()
  await press('New date')
  await expect.element(field).toHaveValue(askForDate)
})

test('a question that was not sent stays, and why is not made up', async () => {
  const ask = vi.fn<PageStore['ask']>().mockResolvedValue('uncertain')
  renderQuestions(ask)
  await field.fill('When can you begin?')
  await press('Oven')
  await press('Send question')
  await expect.element(page.getByText('Not sent. Your question is kept here; please try again.')).toBeVisible()
  await expect.element(field).toHaveValue('When can you begin?')
  expect(ask).toHaveBeenCalledExactlyOnceWith('When can you begin?', { row_id: 1 })
})

test.each(['reread', { faults: {} }] as const)(
  'a question that was refused stays, and the page says so in its own words',
  async (outcome) => {
    renderQuestions(async () => outcome)
    await field.fill('When can you begin?')
    await press('Send question')
    await expect.element(page.getByText('Not sent. Your question is kept here; please try again.')).toBeVisible()
    await expect.element(field).toHaveValue('When can you begin?')
  },
)

test('what is written while a question is on its way is not taken for sent', async () => {
  const answer = Promise.withResolvers<'done'>()
  renderQuestions(() => answer.promise)
  await field.fill('When can you begin?')
  await press('Send question')
  await field.fill('When can you begin? And end?')
  answer.resolve('done')
  await expect.element(page.getByText('Question sent')).toBeVisible()
  await expect.element(field).toHaveValue('When can you begin? And end?')
})
