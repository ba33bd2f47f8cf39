import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import css from './settings-part.module.css'

export type SettingsPartProps<Item> = {
  title: string
  about: string
  list: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error'> & { refetch: () => unknown }
  /** Makes one; left out where nothing can be changed. */
  create?: { label: string; onPress?: () => void; to?: string } | undefined
  empty: { title: string; text: string }
  /** Once its data is here. */
  table: ReactNode
  /** Windows over it. */
  children?: ReactNode
}

/** A list of the settings. Data first, then what went wrong, then waiting: a failed refresh takes no rows away. */
export function SettingsPart<Item>({ title, about, list, create, empty, table, children }: SettingsPartProps<Item>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const act = (variant: 'primary' | 'outline') =>
    create?.to !== undefined ? (
      <ButtonLink to={create.to} variant={variant} icon={<Icon of={IconPlus} />}>
        {create.label}
      </ButtonLink>
    ) : (
      create && (
        <Button variant={variant} icon={<Icon of={IconPlus} />} aria-haspopup="dialog" onClick={create.onPress}>
          {create.label}
        </Button>
      )
    )
  const begin = () => {
    if (create?.to === undefined) create?.onPress?.()
    else void navigate(create.to)
  }
  usePageActs([{ items: create ? [{ label: create.label, icon: <Icon of={IconPlus} />, onSelect: begin }] : [] }])
  const again = () => void list.refetch()
  return (
    <>
      <title>{`${title} · Proffer`}</title>
      <PageHead title={title}>{act('primary')}</PageHead>
      <p className={css.about}>
        {about} {!create && <Trans>This service lists them; they are changed elsewhere.</Trans>}
      </p>
      {list.error && list.data && (
        <Notice
          action={
            <button type="button" onClick={again}>
              <Trans>Try again</Trans>
            </button>
          }
        >
          <Trans>These rows may be out of date.</Trans> {messageFor(list.error)}
        </Notice>
      )}
      {list.data ? (
        list.data.length > 0 ? (
          table
        ) : (
          <EmptyState title={empty.title} action={act('outline')}>
            {empty.text}
          </EmptyState>
        )
      ) : list.error ? (
        <ErrorState title={t`The list did not come`} onRetry={again}>
          {messageFor(list.error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} />
      )}
      {children}
    </>
  )
}
