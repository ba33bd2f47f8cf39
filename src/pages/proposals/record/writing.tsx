import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { useComment } from '#src/api/proposal-customer.ts'
import { useSettleQuestion } from '#src/api/questions.ts'
import { Compose } from '#src/components/timeline/compose.tsx'
import { RemarkBox } from '#src/components/timeline/remark-box.tsx'
import { mailedTo } from '#src/components/timeline/remarks.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { cameAbout } from '#src/pages/shared/say-failed.ts'
import { userName } from '#src/pages/shared/user-name.ts'
import type { NewComment } from '#wire/proposal-comments.ts'
import type { Timeline } from '#wire/timeline.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { toAll, type Place, type Written, type WrittenHere } from './written.ts'

/**
 * What is written on the timeline: below a question its answer, else at the head. Each place keeps its own words until
 * they are sent, and for whom they are meant.
 */
export function useWriting(
  proposal: Proposal,
  questions: Timeline['questions'],
  { written: { chosen, drafts }, change }: WrittenHere,
) {
  const { id, status, receivers } = proposal
  const { t } = useLingui()
  const setChosen = (place: Place | undefined) => change(() => ({ chosen: place }))
  const { data: users } = useQuery(accountQueries.users())
  const comment = useComment(id)
  const settle = useSettleQuestion()
  const place = chosen ?? questions[0]?.id
  const answered = questions.find(({ id }) => id === place)?.id

  const names = receivers.map(({ fullname }) => fullname)
  const empty = (key: Place) => ({ text: '', to: key === toAll && status === 'edit' ? 'team' : 'customer' }) as const
  const write = (key: Place, draft: Partial<Written['drafts'][string]>) =>
    change(({ drafts }) => ({ drafts: { ...drafts, [key]: { ...empty(key), ...drafts[key], ...draft } } }))
  const box = (key: Place) => (
    <RemarkBox
      key={key}
      isAnswer={key !== toAll}
      readers={mailedTo(questions, names, key === toAll ? undefined : key)}
      colleagues={(users ?? []).map((user) => ({ id: user.id, name: userName(user) }))}
      draft={drafts[key] ?? empty(key)}
      onDraft={(draft) => write(key, draft)}
      onWrite={async (written) => {
        const words: NewComment = { ...written, ...(key !== toAll && { answers: key }) }
        const fault = await comment.mutateAsync(words).then(() => undefined, messageFor)
        if (fault === undefined) setChosen(undefined)
        return fault
      }}
    />
  )
  const setUnanswered = (question: number, unanswered: boolean) =>
    cameAbout(settle.mutateAsync({ proposal: id, id: question, unanswered }))
  const putAside = async (question: number) => {
    if (!(await setUnanswered(question, false))) return
    setChosen(undefined)
    await showToast({ text: t`Marked as needing no answer`, undo: () => void setUnanswered(question, true) })
  }
  return {
    compose: (
      <Compose
        isOpen={place === toAll}
        onOpen={(to) => {
          write(toAll, { to })
          setChosen(toAll)
        }}
        onClose={() => setChosen(undefined)}
      >
        {box(toAll)}
      </Compose>
    ),
    boxFor: (question: number) => (answered === question ? box(question) : undefined),
    onAnswer: setChosen,
    onPutAside: (question: number) => void putAside(question),
  }
}
