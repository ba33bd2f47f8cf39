import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aProposal } from './testing/a-proposal.ts'
import { openPage } from './testing/open-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('accepting', () => {
  test('without the signature that is drawn says so, and leads to where one can be typed', async () => {
    await openPage(aProposal())
    await button('Zelf tekenen').click()
    await button('Akkoord en ondertekenen').click()
    await expect.element(button('Naam typen')).toHaveFocus()
    await expect.element(button('Naam typen')).toHaveAccessibleDescription('Teken uw handtekening, of typ hem')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Handtekening' })).toHaveValue('Anneke de Groot')
  })

  test('says what came of it in the window, beside the button that may be pressed again', async () => {
    await page.viewport(390, 844)
    await openPage(aProposal())
    const sign = button('Akkoord en ondertekenen')
    const { bottom } = sign.element().getBoundingClientRect()
    window.scrollBy({ top: bottom - window.innerHeight + 10, behavior: 'instant' })
    await sign.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect.element(sign).toBeInViewport({ ratio: 1 })
  })
})

describe('the focus goes to what has come in the place of what had it', () => {
  test('the way to decline, for who comes back from it', async () => {
    await openPage(aProposal())
    await button('Afwijzen').click()
    await expect.element(page.getByRole('radio', { name: 'De prijs' })).toHaveFocus()
    await button('Terug naar de offerte').click()
    await expect.element(button('Afwijzen')).toHaveFocus()
  })

  test('the heading that says it, for who has declined', async () => {
    await openPage(aProposal(), () => Response.json({ status: 'lost' }))
    await button('Afwijzen').click()
    await button('Offerte afwijzen').click()
    await expect.element(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toHaveFocus()
  })

  test('the question, for who asks about the whole proposal after all', async () => {
    await openPage(aProposal())
    await button('Vraag over Row 1').click()
    await button('Vraag over de hele offerte stellen').click()
    await expect.element(page.getByRole('textbox', { name: 'Uw vraag' })).toHaveFocus()
  })
})
