import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ApiError } from '#wire/problem.ts'
import { listLeft } from './proposal-list-place.ts'
import { RouteError } from './route-error.tsx'

const words: Record<number, { title: MessageDescriptor; text: MessageDescriptor }> = {
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

/** What stands in place of a proposal that is not there for this person; any other trouble is the app's. */
export function ProposalRecordError() {
  const { t } = useLingui()
  const error = useRouteError()
  const known = error instanceof ApiError || isRouteErrorResponse(error) ? words[error.status] : undefined
  if (!known) return <RouteError />
  return (
    <ErrorState
      title={t(known.title)}
      action={
        <ButtonLink to={listLeft()}>
          <Trans>Back to the list</Trans>
        </ButtonLink>
      }
    >
      {t(known.text)}
    </ErrorState>
  )
}
