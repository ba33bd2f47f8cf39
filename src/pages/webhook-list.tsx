import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useRowKeys } from '#src/components/ui/use-row-keys.ts'
import { mostWebhooks } from '#src/components/webhooks/most-webhooks.ts'
import { useListPlace } from './list-place.ts'
import { WebhookTable } from './webhook-list-table.tsx'
import css from '#src/components/ui/list-foot.module.css'

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load = (client: QueryClient) => () => {
  client.query({ ...webhookQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

const noSearch = { current: null }
const nothing = () => undefined

export function Component() {
  const { t } = useLingui()
  const rows = useRef<HTMLDivElement>(null)
  const { data: webhooks, error, refetch } = useQuery(webhookQueries.list())
  const { data: hello } = useQuery(accountQueries.hello())
  useRowKeys({ rows, search: noSearch, onEscape: nothing })
  useListPlace({ path: '/webhooks', search: '', list: rows, ready: webhooks !== undefined })
  const again = () => void refetch()
  return (
    <div>
      <title>{`${t`Webhooks`} · Proffer`}</title>
      <PageHead title={t`Webhooks`}>{webhooks && <NewWebhook taken={webhooks.length} />}</PageHead>
      {error && webhooks && (
        <Notice
          action={
            <button type="button" onClick={again}>
              <Trans>Try again</Trans>
            </button>
          }
        >
          <Trans>These rows may be out of date.</Trans> {messageFor(error)}
        </Notice>
      )}
      {error && !webhooks && (
        <ErrorState title={t`The webhooks did not come`} onRetry={again}>
          {messageFor(error)}
        </ErrorState>
      )}
      {!error && !webhooks && <SkeletonRows />}
      {webhooks?.length === 0 && <NoWebhooks />}
      {webhooks && webhooks.length > 0 && (
        <div ref={rows}>
          <WebhookTable webhooks={webhooks} withHealth={hello?.interfaces.includes('app') ?? false} />
          <footer className={css.foot}>
            <Trans>
              {webhooks.length} of at most {mostWebhooks} webhooks
            </Trans>
          </footer>
        </div>
      )}
    </div>
  )
}

const NewWebhook = ({ taken }: { taken: number }) => {
  const { t } = useLingui()
  return taken >= mostWebhooks ? (
    <Button disabledReason={t`An account has at most ${mostWebhooks}. Delete one first.`}>
      <Trans>New webhook</Trans>
    </Button>
  ) : (
    <ButtonLink variant="primary" to="/webhooks/new" icon={<Icon of={IconPlus} />}>
      <Trans>New webhook</Trans>
    </ButtonLink>
  )
}

const NoWebhooks = () => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No webhooks yet`}
      action={
        <ButtonLink to="/webhooks/new">
          <Trans>New webhook</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A webhook tells another system what happens here, such as a proposal that is won. Give it an address to send to.
      </Trans>
    </EmptyState>
  )
}
