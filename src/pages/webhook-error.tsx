import { msg } from '@lingui/core/macro'
import { RecordError, type RecordErrorWords } from './record-error.tsx'

const words: RecordErrorWords = {
  404: {
    title: msg`This is not there, or not any more`,
    text: msg`The webhook was deleted, with the log of its deliveries, or the address was mistyped.`,
  },
}

export const WebhookError = () => <RecordError words={words} back={{ to: '/webhooks', label: msg`See the webhooks` }} />
