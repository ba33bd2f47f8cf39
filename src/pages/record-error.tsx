import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ApiError } from '#wire/problem.ts'
import { RouteError } from './route-error.tsx'

export type RecordErrorWords = Partial<Record<403 | 404 | 410, { title: MessageDescriptor; text: MessageDescriptor }>>

type Props = { words: RecordErrorWords; back: { to: string; label: MessageDescriptor } }

/** What stands in place of a record that is not there for this person; any other trouble is the app's. */
export function RecordError({ words, back }: Props) {
  const { t } = useLingui()
  const error = useRouteError()
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined
  const known = status === 403 || status === 404 || status === 410 ? words[status] : undefined
  if (!known) return <RouteError />
  return (
    <ErrorState title={t(known.title)} action={<ButtonLink to={back.to}>{t(back.label)}</ButtonLink>}>
      {t(known.text)}
    </ErrorState>
  )
}
