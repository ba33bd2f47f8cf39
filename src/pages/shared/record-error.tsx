import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { forgetRecord } from '#src/api/recent-records.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/list/error-state.tsx'
import { ApiError } from '#wire/problem.ts'
import type { SearchHit } from '#wire/search.ts'
import { RouteError } from './route-error.tsx'

export type RecordErrorWords = Partial<Record<403 | 404 | 410, { title: MessageDescriptor; text: MessageDescriptor }>>

type Kinds = readonly SearchHit['kind'][]
type Props = {
  words: RecordErrorWords
  back: { to: string; label: MessageDescriptor }
  /** What the address can be of; the palette offers it no more once it is refused. */
  kinds?: Kinds
}

/** What stands in place of a record that is not there for this person; any other trouble is the app's. */
export function RecordError({ words, back, kinds = none }: Props) {
  const { t } = useLingui()
  const error = useRouteError()
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined
  const known = status === 403 || status === 404 || status === 410 ? words[status] : undefined
  useForgotten(kinds, status === 403 || status === 404 || status === 410)
  if (!known) return <RouteError />
  return (
    <ErrorState title={t(known.title)} action={<ButtonLink to={back.to}>{t(back.label)}</ButtonLink>}>
      {t(known.text)}
    </ErrorState>
  )
}

const none: Kinds = []

/** The palette offers no more what this address can be of. */
export function useForgotten(kinds: Kinds, isRefused: boolean) {
  const client = useQueryClient()
  const { id, person_id = id } = useParams()
  useEffect(() => {
    if (isRefused) for (const kind of kinds) void forgetRecord(client, { kind, id: Number(person_id) })
  }, [client, kinds, isRefused, person_id])
}
