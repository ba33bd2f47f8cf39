import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { SelectField } from './select-field.tsx'

const field = page.getByRole('combobox', { name: 'Set' })
const option = (name: string) => page.getByRole('option', { name, exact: true })

type Given = { names?: string[]; chosen?: string | null; optional?: boolean }

/** A field in a form that is handed in by Enter, as every form is; `come` lets its list come. */
async function opened({ names = [], chosen = null, optional = true }: Given) {
  const handIn = vi.fn()
  const onClosed = vi.fn()
  const { promise: later, resolve: come } = Promise.withResolvers<string[]>()
  function Form() {
    const [known, setKnown] = useState(names)
    const [value, setValue] = useState(chosen)
    useEffect(() => void later.then(setKnown), [])
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          handIn(value)
        }}
      >
        <SelectField
          label="Set"
          optional={optional}
          openOnFocus={false}
          data={known}
          value={value}
          onChange={setValue}
          onDropdownClose={onClosed}
        />
        <button>Save</button>
      </form>
    )
  }
  render(<Form />)
  await expect.element(field).toBeVisible()
  field.element().focus()
  return { handIn, onClosed, come }
}

test('Enter hands in nothing while several are left of the list, and then the one that is marked is chosen', async () => {
  const { handIn } = await opened({ names: ['Large', 'Large and late', 'Small'] })
  await userEvent.keyboard('Lar')
  await expect.element(option('Small')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Lar')
  expect(handIn).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Large and late')
  expect(handIn).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith('Large and late')
})

test('Enter takes the only one that is left, without a mark', async () => {
  const { handIn } = await opened({ names: ['Large', 'Small'] })
  await userEvent.keyboard('sm')
  await expect.element(option('Large')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Small')
  expect(handIn).not.toHaveBeenCalled()
})

test('Enter before the list has come hands in nothing, and what was typed finds its one when it comes', async () => {
  const { handIn, come } = await opened({})
  await userEvent.keyboard('Large{ArrowDown}{Enter}')
  expect(handIn).not.toHaveBeenCalled()
  await expect.element(field).toHaveValue('Large')
  come(['Large', 'Small'])
  await expect.element(option('Large')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Large')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith('Large')
})

test('Enter over a list that was only looked at keeps what is chosen, and closes it', async () => {
  const { handIn, onClosed } = await opened({ names: ['Large', 'Small'], chosen: 'Small' })
  await userEvent.click(field)
  await expect.element(option('Small')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Small')).not.toBeInTheDocument()
  expect(onClosed).toHaveBeenCalledOnce()
  await userEvent.click(field)
  await userEvent.click(option('Small'))
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith('Small')
})

test.each(['{Enter}', '{Tab}'])('a text that was emptied empties what is optional, by %s', async (key) => {
  const { handIn } = await opened({ names: ['Large', 'Small'], chosen: 'Small' })
  await userEvent.clear(field)
  await expect.element(option('Large')).toBeVisible()
  await userEvent.keyboard(key)
  await expect.element(option('Large')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith(null)
})

test('what has to be chosen stays chosen where its text was emptied: Enter waits for a choice, Tab brings it back', async () => {
  const { handIn } = await opened({ names: ['Large', 'Small'], chosen: 'Small', optional: false })
  await userEvent.clear(field)
  await expect.element(option('Large')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Large')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('Small')
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith('Small')
})

test('a choice that the list brought later is not emptied by leaving', async () => {
  const { handIn, come } = await opened({ chosen: 'Small' })
  await userEvent.click(field)
  come(['Large', 'Small'])
  await expect.element(option('Small')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('Small')
  await userEvent.keyboard('{Enter}')
  expect(handIn).toHaveBeenCalledExactlyOnceWith('Small')
})
