import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import css from './part.module.css'

type Create = { label: string; onPress?: () => void; to?: string }

export type SettingsPartProps<Item> = {
  title: string
  about: string
  list: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error'> & { refetch: () => unknown }
  /** Makes one, which some are `elsewhere`; left out where nothing can be changed. */
  create?: Create | 'elsewhere' | undefined
  empty: { title: string; text: string }
  /** Once its data is here. */
  table: ReactNode
  /** Windows over it. */
  children?: ReactNode
}

/** A list of the settings, and the way to make one. */
export function SettingsPart<Item>({
  title,
  about,
  list,
  create: made,
  empty,
  table,
  children,
}: SettingsPartProps<Item>) {
  const create = made === 'elsewhere' ? undefined : made
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
  return (
    <>
      <title>{`${title} · Proffer`}</title>
      <PageHead title={title}>{act('primary')}</PageHead>
      <p className={css.about}>
        {about} {!made && <WhyReadOnly />}
      </p>
      <QueryStates
        query={list}
        failed={t`The list could not be loaded`}
        rows={6}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState title={empty.title} action={act('outline')}>
            {empty.text}
          </EmptyState>
        }
      >
        {() => table}
      </QueryStates>
      {children}
    </>
  )
}

const WhyReadOnly = () =>
  useHasApp() ? (
    <>
      <Trans>Only admins change this.</Trans> <AskAdmin />
    </>
  ) : (
    <Trans>Read only on this server.</Trans>
  )
