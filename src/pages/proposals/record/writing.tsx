import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { useComment } from '#src/api/proposal-customer.ts'
import { useSettleQuestion } from '#src/api/questions.ts'
import { Compose } from '#src/components/timeline/compose.tsx'
import { RemarkBox } from '#src/components/timeline/remark-box.tsx'
import { mailedTo } from '#src/components/timeline/remarks.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { userName } from '#src/pages/shared/user-name.ts'
import type { CommentAudience, NewComment } from '#wire/proposal-comments.ts'
import type { Timeline } from '#wire/timeline.ts'
import type { Proposal } from '#wire/proposal-details.ts'

type Draft = { text: string; to: CommentAudience }

/** Not under a question. */
const toAll = 'all'

/**
 * What is written on the timeline: below a question its answer, else at the head. Each place keeps its own words until
 * they are sent, and for whom they are meant.
 */
export function useWriting(proposal: Proposal, questions: Timeline['questions']) {
  const { id, status, receivers } = proposal
  const { t } = useLingui()
  const [chosen, setChosen] = useState<number | typeof toAll>()
  const [drafts, setDrafts] = useState<Record<string, Draft>>({})
  const { data: users } = useQuery(accountQueries.users())
  const write = useComment(id)
  const settle = useSettleQuestion()
  const place = chosen ?? questions[0]?.id
  const answered = questions.find(({ id }) => id === place)?.id

  const names = receivers.map(({ fullname }) => fullname)
  const box = (key: number | typeof toAll) => (
    <RemarkBox
      key={key}
      isAnswer={key !== toAll}
      readers={mailedTo(questions, names, key === toAll ? undefined : key)}
      colleagues={(users ?? []).map((user) => ({ id: user.id, name: userName(user) }))}
      draft={drafts[key] ?? { text: '', to: key === toAll && status === 'edit' ? 'team' : 'customer' }}
      onDraft={(change) =>
        setDrafts((before) => ({
          ...before,
          [key]: { ...(before[key] ?? { text: '', to: status === 'edit' ? 'team' : 'customer' }), ...change },
        }))
      }
      onWrite={async (written) => {
        const words: NewComment = { ...written, ...(key !== toAll && { answers: key }) }
        const fault = await write.mutateAsync(words).then(() => undefined, messageFor)
        if (fault === undefined) setChosen(undefined)
        return fault
      }}
    />
  )
  const setUnanswered = (question: number, unanswered: boolean) =>
    settle.mutateAsync({ proposal: id, id: question, unanswered }).then(() => true, sayFailed)
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
          setDrafts((before) => ({ ...before, [toAll]: { text: before[toAll]?.text ?? '', to } }))
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
