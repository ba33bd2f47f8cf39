import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { present } from '#src/clock.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import type { Customer } from '#src/components/proposal-form/customer-field.tsx'
import type { NewProposalFields } from '#src/components/proposal-form/fields.ts'
import type { TablesDraft } from '#src/components/proposal-form/tables-draft.ts'
import { Button } from '#src/components/ui/button.tsx'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Keeper } from '#src/draft/keeper.ts'
import type { NewDraft } from './draft.ts'

/** Keeps what is written: the fields, the rows, and the customer, whom the form knows by number alone. */
export function useKept<Output>(
  keeper: Keeper<NewDraft>,
  form: UseFormReturn<NewProposalFields, unknown, Output>,
  draft: TablesDraft,
  begin: Customer | undefined,
) {
  const [customer] = useState(begin)
  const chosen = useRef(begin)
  useEffect(() => {
    const keep = () =>
      keeper.keep({
        fields: form.getValues(),
        customer: chosen.current,
        tables: draft.tables(),
        changed_at: present().getTime(),
      })
    const stops = [form.subscribe({ formState: { values: true }, callback: keep }), draft.subscribe(keep)]
    return () => stops.forEach((stop) => stop())
  }, [keeper, form, draft])
  return {
    customer,
    chooseCustomer: (customer: Customer) => {
      chosen.current = customer
    },
  }
}

const useKeeping = (keeper: Keeper<NewDraft>) => useSyncExternalStore(keeper.subscribe, keeper.keeping)

/** Whether what is written outlives the page; only trouble is read out. */
export function KeptLine({ keeper }: { keeper: Keeper<NewDraft> }) {
  const keeping = useKeeping(keeper)
  if (keeping === 'failed')
    return (
      <span role="status">
        <Trans>Not kept: this browser does not allow storage</Trans>
      </span>
    )
  if (keeping === 'apart')
    return (
      <span role="status">
        <Trans>Not kept: a new proposal is open in another tab</Trans>
      </span>
    )
  const words = {
    nothing: (
      <>
        <KeyHint>
          <Trans>Ctrl+Enter to create</Trans>
        </KeyHint>
        {/* The line keeps its height where no key is named: what comes in it moves nothing. */}
        {'\u00a0'}
      </>
    ),
    writing: <Trans>Saving in this browser</Trans>,
    kept: <Trans>Kept in this browser until created</Trans>,
  }
  return <span>{words[keeping]}</span>
}

type BroughtBackProps = {
  before: NewDraft
  keeper: Keeper<NewDraft>
  onBegin: (before: NewDraft | undefined) => void
}

/** Says where the content of the form comes from, and how to begin with an empty one. */
export function BroughtBack({ before, keeper, onBegin }: BroughtBackProps) {
  const { t } = useLingui()
  const [isSeen, setSeen] = useState(false)
  if (isSeen) return null
  const moment = shortDate(new Date(before.changed_at), present(), true)
  /** Shows `other` instead of what stands in the form, which the toast brings back. */
  const exchange = async (other: NewDraft | undefined, text: string) => {
    const replaced = await keeper.kept()
    if (other) keeper.keep(other)
    else await keeper.forget()
    onBegin(other)
    await showToast({ text, ...(replaced && { undo: () => void exchange(replaced, t`Restored`) }) })
  }
  return (
    <Notice
      tone="ok"
      action={
        <>
          <Button variant="quiet" onClick={() => void exchange(undefined, t`Started over`)}>
            <Trans>Start over</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setSeen(true)}>
            <Trans>Got it</Trans>
          </Button>
        </>
      }
    >
      <Trans>Unsaved proposal from {moment} restored.</Trans>
    </Notice>
  )
}

type GuardProps = { keeper: Keeper<NewDraft>; draft: TablesDraft; isSaved: () => boolean }

/** Only what cannot be kept here is lost by leaving; closing the tab waits for what is being written. */
export function NewProposalGuard({ keeper, draft, isSaved }: GuardProps) {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  const isWritten = () => (isDirty || draft.touched) && !isSaved()
  const isLost = () => isWritten() && ['failed', 'apart'].includes(keeper.keeping())
  return (
    <LeaveGuard
      dirty={isLost}
      closing={() => isLost() || (isWritten() && keeper.keeping() === 'writing')}
      title={t`Leave the new proposal?`}
      leave={t`Leave without creating`}
    />
  )
}
