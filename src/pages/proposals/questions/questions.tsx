import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { questionQueries, useSettleQuestion } from '#src/api/questions.ts'
import { OpenQuestions } from '#src/components/proposals/open-questions.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { updateComment } from '#wire/proposal-comments.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { cameAbout } from '#src/pages/shared/say-failed.ts'
import type { OpenQuestion } from '#wire/questions.ts'

/** Asks at once and waits for nothing, as the list does. */
export const load = (client: QueryClient) => () => {
  client.query(questionQueries.open()).catch(() => undefined)
  return null
}

/** Every question of a customer's without an answer, as many as the navigation counts. */
export function Component() {
  const { t } = useLingui()
  const query = useQuery(questionQueries.open())
  const { mutateAsync } = useSettleQuestion()
  const mayAnswer = useMay(updateComment)
  if (query.data === null) return <Navigate replace to="/proposals" />
  const settle = ({ id, proposal }: OpenQuestion, unanswered: boolean) =>
    cameAbout(mutateAsync({ id, proposal: proposal.id, unanswered }))
  const putAside = async (question: OpenQuestion) => {
    if (!(await settle(question, false))) return
    await showToast({ text: t`Marked as needing no answer`, undo: () => void settle(question, true) })
  }
  return (
    <>
      <title>{`${t`Questions`} · Proffer`}</title>
      <PageHead title={t`Questions`} />
      <QueryStates query={{ ...query, data: query.data ?? undefined }} failed={t`The questions could not be loaded`}>
        {(questions) => (
          <OpenQuestions
            questions={questions}
            onPutAside={mayAnswer ? (question) => void putAside(question) : undefined}
          />
        )}
      </QueryStates>
    </>
  )
}
