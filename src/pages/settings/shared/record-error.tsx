import { msg } from '@lingui/core/macro'
import { RecordError, type RecordErrorWords } from '#src/pages/shared/record-error.tsx'

const words: RecordErrorWords = {
  404: {
    title: msg`Page not found, or it was deleted`,
    text: msg`It was deleted, or the address is mistyped.`,
  },
}

export const SettingError = () => <RecordError words={words} back={{ to: '/settings', label: msg`Go to settings` }} />
