import { t } from '@lingui/core/macro'
import { messageFor } from '#src/api/error-message.ts'
import { isOutdated } from '#src/api/errors.ts'
import { ApiError } from '#wire/problem.ts'

/** The contact is not any more what the person was shown, so nobody has agreed to the change. */
export class ChangedMeanwhile extends Error {}

/** Why a row was not written: what the service says of the fields, else of the whole. */
export function reasonOf(error: unknown): string {
  if (error instanceof ChangedMeanwhile || isOutdated(error)) return t`Somebody else changed this contact meanwhile`
  const faults = error instanceof ApiError && error.status === 400 ? error.problem.errors : undefined
  return faults
    ? Object.entries(faults)
        .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
        .join('; ')
    : messageFor(error)
}
