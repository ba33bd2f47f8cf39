import { t } from '@lingui/core/macro'
import { inMegabytes, maxPictureBytes } from '#wire/limits.ts'
import type { PendingWords } from './pending-line.ts'

const megabytes = inMegabytes(maxPictureBytes)

/** In the language the app has by now. */
export const pendingWords = (): PendingWords => ({
  sending: (name) => t`Uploading ${name}`,
  failed: (name, reason) => `${name}: ${reason}`,
  wrongType: t`Use a PNG, JPEG, WebP or AVIF image.`,
  tooLarge: t`The image is larger than ${megabytes} MB. Use a smaller one.`,
  locked: t`The text is locked by now.`,
  again: t`Try again`,
  remove: t`Remove`,
})
