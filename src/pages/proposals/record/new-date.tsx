import { useState } from 'react'
import { useValidity } from '#src/pages/proposals/shared/use-validity.ts'
import { ValidUntilWindow } from '#src/pages/shared/valid-until-part.ts'
import { useMay } from '#src/pages/shared/may.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** A question about a proposal that has expired is answered with a new last day, in one act. */
export function useNewDate({ id, status }: Pick<Proposal, 'id' | 'status'>) {
  const validity = useValidity({ id, status }, { isTold: true })
  const mayWrite = useMay('seller')
  const [question, setQuestion] = useState<number>()
  const isExpired = status === 'open' && validity?.words.kind === 'expired'
  return {
    onDate: isExpired && mayWrite ? setQuestion : undefined,
    dateWindow: question !== undefined && validity && (
      <ValidUntilWindow
        id={id}
        day={validity.agreement.valid_until}
        answers={question}
        onClose={() => setQuestion(undefined)}
      />
    ),
  }
}
