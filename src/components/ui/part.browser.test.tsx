import { useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newPart } from '#src/parts.ts'
import { render } from '#src/testing/render.tsx'
import { partOf } from './part.tsx'

type Props = { name: string }
const Greeting = ({ name }: Props) => <p>Good morning {name}</p>

/** A part that comes when the test says so. */
function comingPart() {
  const coming = Promise.withResolvers<typeof Greeting>()
  const drawnEmpty = vi.fn()
  function Empty() {
    useEffect(drawnEmpty, [])
    return <p>Empty</p>
  }
  const open = newPart(() => coming.promise)
  return { ...coming, open, drawnEmpty, Part: partOf<Props>(open, { fallback: () => <Empty /> }) }
}

const nextTask = () => new Promise((run) => setTimeout(run))

test('a part is drawn as soon as it is here, however short its place was empty', async () => {
  const { Part, open, resolve } = comingPart()
  render(<Part name="Anna" />)
  await expect.element(page.getByText('Empty')).toBeVisible()
  resolve(Greeting)
  await open()
  // Once React has had its turn; a Suspense boundary would stay empty for 300 ms.
  await nextTask()
  expect(page.getByText('Good morning Anna').query()).not.toBeNull()
  expect(page.getByText('Empty').query()).toBeNull()
})

test('a part that is here already is never drawn empty', async () => {
  const { Part, open, resolve, drawnEmpty } = comingPart()
  resolve(Greeting)
  await open()
  render(<Part name="Anna" />)
  await expect.element(page.getByText('Good morning Anna')).toBeVisible()
  expect(drawnEmpty).not.toHaveBeenCalled()
})

test('a part that could not be fetched says so in its place, and comes when it is asked for again', async () => {
  // React says what a boundary has caught.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const open = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting)
  const Part = partOf<Props>(newPart(open), {
    missing: ({ name }, again) => <button onClick={again}>Fetch the greeting of {name} again</button>,
  })
  render(
    <main>
      <h1>The page around it</h1>
      <Part name="Anna" />
    </main>,
  )
  await page.getByRole('button', { name: 'Fetch the greeting of Anna again' }).click()
  await expect.element(page.getByText('Good morning Anna')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The page around it' })).toBeVisible()
})
