import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { makeCopy } from '#src/api/proposal-copy.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type From = { client: QueryClient; navigate: NavigateFunction }

/** Makes a draft with everything of a proposal and goes to write it. */
export async function duplicate({ client, navigate }: From, { id, name }: Pick<Proposal, 'id' | 'name'>) {
  try {
    const made = await makeCopy(client, { id, name: t`${name} (copy)` })
    await navigate(`/proposals/${made.id}/edit`)
    await showToast({ text: t`“${name}” duplicated. This is the copy.` })
  } catch (error) {
    await sayFailed(error)
  }
}
