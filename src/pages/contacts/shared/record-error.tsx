import { msg } from '@lingui/core/macro'
import { contactsLeft } from './list-position.ts'
import { RecordError, type RecordErrorWords } from '#src/pages/shared/record-error.tsx'

const words: RecordErrorWords = {
  403: {
    title: msg`You have no access to this contact`,
    text: msg`The contact belongs to an account you have no access to. Ask its administrator.`,
  },
  404: {
    title: msg`Contact not found`,
    text: msg`The address may be mistyped. Search for the contact by name.`,
  },
  410: {
    title: msg`This contact is in the trash`,
    text: msg`You can restore it under Settings, Trash.`,
  },
}

const kinds = ['organisation', 'person'] as const

export const ContactRecordError = () => (
  <RecordError words={words} back={{ to: contactsLeft(), label: msg`Back to contacts` }} kinds={kinds} />
)
