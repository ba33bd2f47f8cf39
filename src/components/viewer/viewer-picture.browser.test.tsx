import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { ViewerPicture } from './viewer-picture.tsx'

const picture = { src: `files/${'a'.repeat(22)}`, alt: 'A pump', width: 1600, height: 900 }

test('a small picture holds its place, opens in full, and gives the focus back', async () => {
  render(<ViewerPicture picture={picture} />)
  const thumb = page.getByRole('button', { name: 'A pump' })
  const small = thumb.getByRole('img')
  await expect.element(small).toHaveAttribute('src', `/${picture.src}/thumb`)
  await expect.element(small).toHaveAttribute('loading', 'lazy')
  expect(thumb.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 })
  await userEvent.click(thumb)
  const large = page.getByRole('dialog', { name: 'A pump' })
  await expect.element(large.getByRole('img')).toHaveAttribute('src', `/${picture.src}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(large).not.toBeInTheDocument()
  await expect.element(thumb).toHaveFocus()
  await userEvent.click(thumb)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(large).not.toBeInTheDocument()
})

test('pressing it beside a choice does not choose', async () => {
  render(
    <label>
      <input type="checkbox" aria-label="Pump" />
      <ViewerPicture picture={picture} />
    </label>,
  )
  await userEvent.click(page.getByRole('button', { name: 'A pump' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
})
