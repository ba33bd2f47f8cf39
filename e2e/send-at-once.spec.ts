import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { forTwo } from './send-fixtures.ts'

/** In the page: presses what sends in the frame in which it can be pressed first. */
function pressAtOnce() {
  const look = () => {
    const send = document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]:not(:disabled)')
    if (send) send.click()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test(
  'the window opens with its mail: it can be pressed at once, though the templates come last',
  asksNothingNew,
  async ({ page, enter, asked, between, sending, record }) => {
    await enter()
    const { path } = await forTwo(asked)
    await between.stagger(/\/settings\/email-templates$/)
    await page.addInitScript(pressAtOnce)
    await page.goto(`${path}/send`)
    await expect(record.status).toHaveText('Open')
    await expect(sending.window).toBeHidden()
  },
)
