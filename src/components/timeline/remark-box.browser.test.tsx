import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { CommentAudience, NewComment } from '#wire/proposal-comments.ts'
import { RemarkBox } from './remark-box.tsx'

type Written = Pick<NewComment, 'comment' | 'to' | 'mentions'>

const colleagues = [
  { id: 1, name: 'Sanne Kuipers' },
  { id: 2, name: 'Joost Brandsma' },
]

function Box({ onWrite }: { onWrite: (words: Written) => Promise<undefined> }) {
  const [draft, setDraft] = useState<{ text: string; to: CommentAudience }>({ text: '', to: 'customer' })
  return (
    <RemarkBox
      isAnswer
      readers={['Anna Smit', 'Wim Bos']}
      colleagues={colleagues}
      draft={draft}
      onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
      onWrite={onWrite}
    />
  )
}

function renderBox() {
  const onWrite = vi.fn<(words: Written) => Promise<undefined>>(() => Promise.resolve(undefined))
  const router = createMemoryRouter([{ path: '/', element: <Box onWrite={onWrite} /> }])
  render(<RouterProvider router={router} />)
  return onWrite
}

test('the switch keeps the words, and says at once who reads them now', async () => {
  const onWrite = renderBox()
  await page.getByRole('textbox', { name: 'Reply to the customer' }).fill('Margin is thin')
  await expect.element(page.getByRole('button', { name: 'Send answer to 2 people' })).toBeVisible()
  await expect.element(page.getByText('Emailed to Anna Smit and Wim Bos in your name')).toBeVisible()
  await page.getByRole('radio', { name: 'Internal note' }).click({ force: true })
  await expect.element(page.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Margin is thin')
  await expect.element(page.getByText('Sanne and Joost. Never shown to the customer.')).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
  expect(onWrite).toHaveBeenCalledWith({ comment: 'Margin is thin', to: 'team', mentions: [] })
})

test('an @ in a note offers the colleagues, by keyboard alone, and the note names who was taken', async () => {
  const onWrite = renderBox()
  await page.getByRole('radio', { name: 'Internal note' }).click({ force: true })
  await page.getByRole('textbox', { name: 'Internal note' }).click()
  await userEvent.keyboard('Ask @')
  await expect.element(page.getByRole('option', { name: 'Sanne Kuipers', selected: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveValue('Ask @Joost Brandsma ')
  await userEvent.keyboard('about it{Control>}{Enter}{/Control}')
  await expect
    .poll(() => onWrite.mock.calls)
    .toEqual([[{ comment: 'Ask @Joost Brandsma about it', to: 'team', mentions: [2] }]])
})

test('to the customer an @ is an @, and nobody is named', async () => {
  const onWrite = renderBox()
  await page.getByRole('textbox').fill('Ask @Sanne Kuipers')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Send answer/ }).click()
  expect(onWrite).toHaveBeenCalledWith({ comment: 'Ask @Sanne Kuipers', to: 'customer', mentions: [] })
})
