import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { releasedMeanwhile } from '#src/testing/release.ts'
import { render } from '#src/testing/render.tsx'
import { MissingPart } from './missing-part.tsx'

test('after a release Update brings the new version, not the page that the old worker keeps', async () => {
  const { gone } = releasedMeanwhile()
  render(<MissingPart onRetry={() => undefined} />)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => gone.mock.calls.length).toBe(1)
})
