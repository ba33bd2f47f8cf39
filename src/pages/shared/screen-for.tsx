import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import { mayAs } from '#src/api/may-as.ts'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import type { Operation } from '#wire/operation.ts'
import { reaches, type Role } from '#wire/roles.ts'
import { AskAdmin } from './ask-admin.tsx'
import { leastOf, useMay } from './may.ts'

type Op = Pick<Operation, 'may'>
type Load = (client: QueryClient) => LoaderFunction

/** A screen for those who may use an operation; others read whom to ask. */
export const screenFor = (op: Op, Screen: ComponentType) =>
  function ScreenForRole() {
    return useMay(op) ? <Screen /> : <NotYours least={leastOf(op)} />
  }

/** What such a screen loads; nothing where it is not shown. */
export const loadFor =
  (op: Op, load: Load): Load =>
  (client) =>
  async (...given) =>
    (await mayAs(client, leastOf(op))) ? load(client)(...given) : null

function NotYours({ least }: { least: Role }) {
  const { t } = useLingui()
  const title = reaches('seller', least) ? t`For sellers and admins only` : t`For admins only`
  return (
    <>
      <title>{`${title} · Proffer`}</title>
      <EmptyState title={title}>
        <Trans>Your role does not include this part.</Trans> <AskAdmin />
      </EmptyState>
    </>
  )
}
