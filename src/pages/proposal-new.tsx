import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { useCreateProposal } from '#src/api/proposals.ts'
import { templateQueries } from '#src/api/templates.ts'
import { faultyRows, refusedRows } from '#src/components/price-grid/row-faults.ts'
import { wireRows } from '#src/components/price-grid/draft-table.ts'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { newProposalResolver, type newProposal, type NewProposalFields } from '#src/components/proposal-form/fields.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { useTablesDraft, type TablesDraft } from '#src/components/proposal-form/tables-draft.ts'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { listLeft } from './proposal-list-place.ts'
import { fetchAskedCustomer, useAskedCustomer } from './proposal-new-customer.ts'
import { NewProposalSections } from './proposal-new-sections.tsx'

export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) =>
    Promise.all([
      client.query({ ...accountQueries.hello(), staleTime: 'static' }),
      client.query({ ...templateQueries.favorites(), staleTime: 'static' }),
      fetchAskedCustomer(client, new URL(request.url).searchParams),
    ])

const empty = (owner: number, asked: ReturnType<typeof useAskedCustomer>): NewProposalFields => ({
  account_user_id: owner,
  contact_id: asked?.customer.id ?? null,
  contact_people: asked?.receivers ?? [],
  proposal_template_id: null,
  design_template_id: null,
  text_template_id: null,
  automations_set_id: null,
  directory_id: null,
  name: '',
  price_total: null,
  status: 'edit',
  tags: [],
  custom_fields: [],
})

type Body = z.output<typeof newProposal>

export function Component() {
  const { t } = useLingui()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const { data: favorites } = useSuspenseQuery(templateQueries.favorites())
  const { data: account } = useQuery(accountQueries.details())
  const asked = useAskedCustomer()
  const form = useForm<NewProposalFields, unknown, Body>({
    defaultValues: empty(hello.user.id, asked),
    resolver: newProposalResolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const draft = useTablesDraft()
  const { create, busy, created } = useCreation(draft, refuse)
  const submit = form.handleSubmit((body) => {
    clear()
    if (faultyRows(draft.tables()) === 0) return create(body)
    form.setError('root.prices', { type: 'rows' })
    return overlooked()
  }, overlooked)

  const act = (
    <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+Enter">
      <Trans>Create proposal</Trans>
    </Button>
  )
  return (
    <FormProvider {...form}>
      <title>{`${t`New proposal`} · Proffer`}</title>
      <LongForm label={t`New proposal`} onSubmit={() => void submit()} busy={busy}>
        <PageHead
          title={t`New proposal`}
          back={{ to: listLeft(), label: t`Back to the list` }}
          meta={
            <span>
              <Trans>Ctrl+Enter creates it</Trans>
            </span>
          }
        >
          {act}
        </PageHead>
        <FaultSummary {...faults} />
        <NewProposalSections
          me={{ id: hello.user.id, name: `${hello.user.firstname} ${hello.user.lastname}`.trim() }}
          customer={asked?.customer}
          favorites={favorites}
          currency={account?.currency}
          draft={draft}
        />
      </LongForm>
      <Guard draft={draft} done={created} />
    </FormProvider>
  )
}

/** What was typed into the fields or the rows is not lost by leaving. */
function Guard({ draft, done }: { draft: TablesDraft; done: () => boolean }) {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  return (
    <LeaveGuard
      dirty={() => (isDirty || draft.touched) && !done()}
      title={t`Leave the new proposal?`}
      leave={t`Leave without creating`}
    />
  )
}

/** Creates once, goes to the record and says so; what the service refuses goes back to the form. */
function useCreation(draft: TablesDraft, refuse: (error: unknown) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCreateProposal()
  const done = useRef(false)
  const create = async (body: Body) => {
    const tables = draft.tables()
    const pricetables = tables.map(({ id, rows }) => ({ id: id ?? '', rows: wireRows(rows) }))
    try {
      const { id } = await mutateAsync({ ...body, content: { pricetables } })
      done.current = true
      await navigate(`/proposals/${id}`)
      await showToast({ text: t`“${body.name}” is created` })
    } catch (error) {
      draft.refuse(refusedRows(error, tables))
      refuse(error)
    }
  }
  return { create, busy: isPending, created: () => done.current }
}
