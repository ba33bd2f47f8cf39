import { msg } from '@lingui/core/macro'
import { RecordError, type RecordErrorWords } from '#src/pages/shared/record-error.tsx'

const words: RecordErrorWords = {
  404: {
    title: msg`Page not found, or it was deleted`,
    text: msg`The webhook and its delivery log were deleted, or the address is mistyped.`,
  },
}

export const WebhookError = () => <RecordError words={words} back={{ to: '/webhooks', label: msg`Go to webhooks` }} />
