import { msg } from '@lingui/core/macro'
import { RecordError, type RecordErrorWords } from './record-error.tsx'

const words: RecordErrorWords = {
  404: {
    title: msg`This is not there, or not any more`,
    text: msg`It was deleted, or the address was mistyped.`,
  },
}

export const SettingError = () => <RecordError words={words} back={{ to: '/settings', label: msg`See the settings` }} />
