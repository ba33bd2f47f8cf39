import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { AssistantsAddress } from '#src/components/settings/assistants-address.tsx'
import { useMay } from '#src/pages/shared/may.ts'

/** How a person connects an assistant, where they may. */
export function ConnectAssistant() {
  const { data: account } = useQuery(accountQueries.details())
  const url = account?.assistants_url ?? null
  const from = account?.assistants_from ?? 'nobody'
  const reaches = useMay(from === 'nobody' ? 'admin' : from)
  if (url === null || from === 'nobody' || !reaches) return null
  return (
    <Wide>
      <p>
        <Trans>To connect an assistant such as Claude or ChatGPT, give it this address:</Trans>
      </p>
      <AssistantsAddress url={url} />
    </Wide>
  )
}
