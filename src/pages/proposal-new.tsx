import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
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
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { useTablesDraft, type TablesDraft } from '#src/components/proposal-form/tables-draft.ts'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { Keeper } from '#src/draft/keeper.ts'
import type { hello as getHello } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'
import { draftOwner } from './proposal-draft.ts'
import { listLeft } from './proposal-list-place.ts'
import { fetchAskedCustomer, useAskedCustomer } from './proposal-new-customer.ts'
import { useNewDraft, type NewDraft, type OpenedDraft } from './proposal-new-draft.ts'
import { BroughtBack, KeptLine, NewProposalGuard, useKept } from './proposal-new-kept.tsx'
import { NewProposalSections } from './proposal-new-sections.tsx'
import { userName } from './user-name.ts'

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
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const asked = useAskedCustomer()
  const { opened, begin } = useNewDraft(draftOwner(hello), asked?.customer.id)
  if (!opened) return null
  const form = `${opened.place} ${opened.round}`
  return <NewProposal key={form} opened={opened} onBegin={begin} user={hello.user} asked={asked} />
}

type Props = {
  opened: OpenedDraft
  /** Shows the form anew, with what was written before or with nothing. */
  onBegin: (before: NewDraft | undefined) => void
  user: Answer<typeof getHello>['user']
  asked: ReturnType<typeof useAskedCustomer>
}

function NewProposal({ opened: { keeper, before }, onBegin, user, asked }: Props) {
  const { t } = useLingui()
  const { data: favorites } = useSuspenseQuery(templateQueries.favorites())
  const { data: account } = useQuery(accountQueries.details())
  const form = useForm<NewProposalFields, unknown, Body>({
    defaultValues: before?.fields ?? empty(user.id, asked),
    resolver: newProposalResolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const draft = useTablesDraft(before?.tables)
  const kept = useKept(keeper, form, draft, before?.customer ?? asked?.customer)
  const { create, busy, created } = useCreation(draft, refuse, keeper)
  const submit = form.handleSubmit((body) => {
    clear()
    if (faultyRows(draft.tables()) === 0) return create(body)
    form.setError('root.prices', { type: 'rows' })
    return overlooked()
  }, overlooked)

  return (
    <FormProvider {...form}>
      <title>{`${t`New proposal`} · Proffer`}</title>
      <LongForm label={t`New proposal`} onSubmit={() => void submit()} busy={busy}>
        <PageHead
          title={t`New proposal`}
          back={{ to: listLeft(), label: t`Back to the list` }}
          meta={<KeptLine keeper={keeper} />}
        >
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
            <Trans>Create proposal</Trans>
          </Button>
        </PageHead>
        {before && <BroughtBack before={before} keeper={keeper} onBegin={onBegin} />}
        <FaultSummary {...faults} />
        <NewProposalSections
          me={{ id: user.id, name: userName(user) }}
          customer={kept.customer}
          onCustomer={kept.chooseCustomer}
          begun={before?.fields}
          favorites={favorites}
          currency={account?.currency}
          draft={draft}
        />
      </LongForm>
      <NewProposalGuard keeper={keeper} draft={draft} done={created} />
    </FormProvider>
  )
}

/** Creates once, goes to the record and says so; what the service refuses goes back to the form. */
function useCreation(draft: TablesDraft, refuse: (error: unknown) => void, keeper: Keeper<NewDraft>) {
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
      await keeper.forget()
      await navigate(`/proposals/${id}`)
      await showToast({ text: t`“${body.name}” is created` })
    } catch (error) {
      draft.refuse(refusedRows(error, tables))
      refuse(error)
    }
  }
  return { create, busy: isPending, created: () => done.current }
}
