import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setClockAhead } from '#src/clock.ts'
import { render } from '#src/testing/render.tsx'
import { DateText } from './date-text.tsx'

afterEach(() => {
  setClockAhead(0)
  vi.useRealTimers()
})

test('a page that is left open over midnight does not go on giving the hour of what is of yesterday by then', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 50))
  render(<DateText date={new Date(2026, 10, 21, 9, 41).toISOString()} />)
  const date = page.getByRole('time')
  await expect.element(date).toHaveTextContent('09:41')
  setClockAhead(60 * 60 * 1000)
  await expect.element(date).toHaveTextContent('Yesterday')
})
