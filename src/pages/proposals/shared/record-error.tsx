import { msg } from '@lingui/core/macro'
import { listLeft } from './list-position.ts'
import { RecordError, type RecordErrorWords } from '#src/pages/shared/record-error.tsx'

const words: RecordErrorWords = {
  403: {
    title: msg`You have no access to this proposal`,
    text: msg`The contact belongs to an account you have no access to. Ask its administrator.`,
  },
  404: {
    title: msg`Proposal not found`,
    text: msg`The address may be mistyped. Search for the proposal by name or number.`,
  },
  410: {
    title: msg`This proposal is in the trash`,
    text: msg`You can restore it under Settings, Trash.`,
  },
}

const kinds = ['proposal'] as const

export const ProposalRecordError = () => (
  <RecordError words={words} back={{ to: listLeft(), label: msg`Back to list` }} kinds={kinds} />
)
