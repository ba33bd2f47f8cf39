import { msg } from '@lingui/core/macro'
import { contactsLeft } from './contact-list-place.ts'
import { RecordError, type RecordErrorWords } from './record-error.tsx'

const words: RecordErrorWords = {
  403: {
    title: msg`You may not see this contact`,
    text: msg`It belongs to an account you have no access to. Ask an administrator of that account.`,
  },
  404: {
    title: msg`There is no such contact`,
    text: msg`It never existed, or the address was mistyped. Search the list for its name.`,
  },
  410: {
    title: msg`This contact is in the trash`,
    text: msg`Nothing of it is lost: it can be restored under Settings, Trashcan.`,
  },
}

const kinds = ['organisation', 'person'] as const

export const ContactRecordError = () => (
  <RecordError words={words} back={{ to: contactsLeft(), label: msg`Back to the contacts` }} kinds={kinds} />
)
