import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { webhookQueries } from '#src/api/webhooks.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { listWebhooks } from '#wire/webhooks.ts'
import { loadFor, screenFor } from '#src/pages/shared/screen-for.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { useRowKeys } from '#src/components/list/use-row-keys.ts'
import { maxWebhooks } from '#wire/limits.ts'
import { useListPosition } from '#src/pages/shared/list-position.ts'
import { WebhookTable } from './table.tsx'
import css from '#src/components/list/foot.module.css'

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load = loadFor(listWebhooks, (client: QueryClient) => () => {
  client.query({ ...webhookQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
})

const noSearch = { current: null }
const nothing = () => undefined

export const Component = screenFor(listWebhooks, Webhooks)

function Webhooks() {
  const { t } = useLingui()
  const rows = useRef<HTMLDivElement>(null)
  const list = useQuery(webhookQueries.list())
  const { data: webhooks } = list
  const { data: hello } = useQuery(accountQueries.hello())
  useRowKeys({ rows, search: noSearch, onEscape: nothing })
  useListPosition({ path: '/webhooks', search: '', list: rows, ready: webhooks !== undefined })
  return (
    <div>
      <title>{`${t`Webhooks`} · Proffer`}</title>
      <PageHead title={t`Webhooks`}>{webhooks && <NewWebhook taken={webhooks.length} />}</PageHead>
      <QueryStates
        query={list}
        failed={t`The webhooks could not be loaded`}
        isEmpty={({ length }) => length === 0}
        empty={<NoWebhooks />}
      >
        {(webhooks) => (
          <div ref={rows}>
            <WebhookTable webhooks={webhooks} withHealth={hello?.interfaces.includes('app') ?? false} />
            <footer className={css.foot}>
              <Trans>
                {webhooks.length} of at most {maxWebhooks} webhooks
              </Trans>
            </footer>
          </div>
        )}
      </QueryStates>
    </div>
  )
}

const NewWebhook = ({ taken }: { taken: number }) => {
  const { t } = useLingui()
  return taken >= maxWebhooks ? (
    <Button disabledReason={t`The limit is ${maxWebhooks} webhooks. Delete one first.`}>
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
      <Trans>Webhooks notify other systems of events, such as a won proposal. Create one to start.</Trans>
    </EmptyState>
  )
}
