import { msg } from '@lingui/core/macro'
import { listLeft } from './proposal-list-place.ts'
import { RecordError, type RecordErrorWords } from './record-error.tsx'

const words: RecordErrorWords = {
  403: {
    title: msg`You may not see this proposal`,
    text: msg`It belongs to an account you have no access to. Ask an administrator of that account.`,
  },
  404: {
    title: msg`There is no such proposal`,
    text: msg`It never existed, or the address was mistyped. Search the list for its name or number.`,
  },
  410: {
    title: msg`This proposal is in the trash`,
    text: msg`Nothing of it is lost: it can be restored under Settings, Trashcan.`,
  },
}

const kinds = ['proposal'] as const

export const ProposalRecordError = () => (
  <RecordError words={words} back={{ to: listLeft(), label: msg`Back to the list` }} kinds={kinds} />
)
