import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { saidHere } from '#src/api/kept.ts'
import { latestOrKept } from '#src/api/latest-or-kept.ts'
import { accountQueries } from '#src/api/account.ts'
import { useCreateProposal } from '#src/api/proposal-create.ts'
import { templateQueries } from '#src/api/templates.ts'
import { faultyRows, refusedRows } from '#src/components/price-grid/row-faults.ts'
import { wireRows } from '#src/draft/table.ts'
import { FormPage } from '#src/components/form/form-page.tsx'
import { newProposalResolver, type newProposal, type NewProposalFields } from '#src/components/proposal-form/fields.ts'
import { useTablesDraft, type TablesDraft } from '#src/components/proposal-form/tables-draft.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Keeper } from '#src/draft/keeper.ts'
import type { hello as getHello } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'
import { createProposal } from '#wire/proposal-details.ts'
import { loadFor, screenFor } from '#src/pages/shared/screen-for.tsx'
import { personIn } from '#src/api/person.ts'
import { listLeft } from '#src/pages/proposals/shared/list-position.ts'
import { fetchPresetCustomer, usePresetCustomer } from './customer.ts'
import { useNewDraft, type NewDraft, type OpenedDraft } from './draft.ts'
import { BroughtBack, KeptLine, NewProposalGuard, useKept } from './kept.tsx'
import { NewProposalSections } from './sections.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { userName } from '#src/pages/shared/user-name.ts'

export const load = loadFor(
  createProposal,
  (client: QueryClient) =>
    ({ request }: { request: Request }) =>
      Promise.all([
        latestOrKept(client, { ...accountQueries.hello(), ...saidHere }),
        latestOrKept(client, { ...templateQueries.favorites(), ...saidHere }),
        fetchPresetCustomer(client, new URL(request.url).searchParams),
      ]),
)

const empty = (owner: number, preset: ReturnType<typeof usePresetCustomer>): NewProposalFields => ({
  account_user_id: owner,
  contact_id: preset?.customer.id ?? null,
  contact_people: preset?.receivers ?? [],
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

export const Component = screenFor(createProposal, NewProposalScreen)

function NewProposalScreen() {
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const preset = usePresetCustomer()
  const { opened, begin } = useNewDraft(personIn(hello), preset?.customer.id)
  if (!opened) return null
  const form = `${opened.key} ${opened.round}`
  return <NewProposal key={form} opened={opened} onBegin={begin} user={hello.user} preset={preset} />
}

type Props = {
  opened: OpenedDraft
  /** Shows the form anew, with what was written before or with nothing. */
  onBegin: (before: NewDraft | undefined) => void
  user: Answer<typeof getHello>['user']
  preset: ReturnType<typeof usePresetCustomer>
}

function NewProposal({ opened: { keeper, before }, onBegin, user, preset }: Props) {
  const { t } = useLingui()
  const { data: favorites } = useSuspenseQuery(templateQueries.favorites())
  const { data: account } = useQuery(accountQueries.details())
  const draft = useTablesDraft(before?.tables)
  const { isSaved, ...view } = useNewProposalForm(before?.fields ?? empty(user.id, preset), draft, keeper)
  const kept = useKept(keeper, view.form, draft, before?.customer ?? preset?.customer)
  return (
    <FormPage
      {...view}
      title={t`New proposal`}
      back={{ to: listLeft(), label: t`Back to list` }}
      meta={<KeptLine keeper={keeper} />}
      act={t`Create proposal`}
      hint="Ctrl+Enter"
      before={before && <BroughtBack before={before} keeper={keeper} onBegin={onBegin} />}
      guard={<NewProposalGuard keeper={keeper} draft={draft} isSaved={isSaved} />}
    >
      <NewProposalSections
        me={{ id: user.id, name: userName(user) }}
        customer={kept.customer}
        onCustomer={kept.chooseCustomer}
        begun={before?.fields}
        favorites={favorites}
        currency={account?.currency}
        draft={draft}
      />
    </FormPage>
  )
}

/** Creates the proposal, goes to its record and says so; nothing of it is kept in this browser then. */
function useNewProposalForm(fields: NewProposalFields, draft: TablesDraft, keeper: Keeper<NewDraft>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useCreateProposal()
  return useSubmittedForm<NewProposalFields, Body, { id: number; name: string }>({
    fields,
    resolver: newProposalResolver,
    isReady: (form) => {
      if (faultyRows(draft.tables()) === 0) return true
      form.setError('root.prices', { type: 'rows' })
      return false
    },
    save: async (body) => {
      const tables = draft.tables()
      const pricetables = tables.map(({ id, rows }) => ({ id: id ?? '', rows: wireRows(rows) }))
      try {
        const { id } = await mutateAsync({ ...body, content: { pricetables } })
        return { id, name: body.name }
      } catch (error) {
        draft.refuse(refusedRows(error, tables))
        throw error
      }
    },
    onSaved: async ({ id, name }) => {
      await keeper.forget()
      await navigate(`/proposals/${id}`)
      await showToast({ text: t`“${name}” created` })
    },
  })
}
