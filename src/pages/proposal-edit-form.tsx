import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { messageFor } from '#src/api/error-message.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { useUpdateProposal } from '#src/api/proposals.ts'
import { changesOf } from '#src/components/form/changes.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { editedFieldsOf, type EditedFields } from '#src/draft/edited-fields.ts'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import {
  editedProposalResolver,
  type editedProposal,
  type ProposalFields,
} from '#src/components/proposal-form/fields.ts'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { ApiError } from '#wire/problem.ts'
import type { Proposal } from '#wire/proposals.ts'
import { useConflict } from './proposal-edit-conflict.ts'
import { EditedProposalSections } from './proposal-edit-sections.tsx'
import { useFormChoices, type List } from './proposal-form-choices.ts'

/** What the form shows by name and the details tell by number. */
const listsFor = ({ design_template_id, text_template_id, directory_id }: Proposal): List[] => [
  ...(design_template_id === null ? [] : (['designs'] as const)),
  ...(text_template_id === null ? [] : (['texts'] as const)),
  ...(directory_id === null ? [] : (['directories'] as const)),
]

type Changed = z.output<typeof editedProposal>

/** For a service that takes no content after creation: the fields of an update, saved together. */
export function ProposalEditForm({ proposal }: { proposal: Tagged<Proposal> }) {
  const { t } = useLingui()
  // The form starts from one version; what comes in meanwhile is met when it is saved.
  const [opened] = useState(proposal)
  const form = useForm<ProposalFields, unknown, Changed>({
    defaultValues: editedFieldsOf(opened),
    resolver: editedProposalResolver,
    shouldFocusError: false,
  })
  const choices = useFormChoices(listsFor(opened))
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const conflict = useConflict(opened, form, choices)
  const { save, busy, saved } = useSaving(opened.id, { base: conflict.base, onStale: conflict.meet, refuse })
  const submit = form.handleSubmit((fields) => {
    clear()
    // Every field of the form has a value; only the wire's body may leave some out.
    return save(fields as EditedFields)
  }, overlooked)

  return (
    <FormProvider {...form}>
      <title>{`${t`Edit ${opened.name}`} · Proffer`}</title>
      <LongForm label={t`Edit the proposal`} onSubmit={() => void submit()} busy={busy}>
        <PageHead
          title={opened.name}
          back={{ to: `/proposals/${opened.id}`, label: t`Back to the proposal` }}
          meta={
            <>
              <StatusMark status={opened.status} />
              <span>{opened.proposal_nr}</span>
              <span>
                <Trans>Ctrl+S saves</Trans>
              </span>
            </>
          }
        >
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+S Control+Enter">
            <Trans>Save changes</Trans>
          </Button>
        </PageHead>
        <FaultSummary {...faults} />
        <Notice>
          <Trans>
            This service takes text and prices when a proposal is made, and not afterwards. To change them, make a new
            one.
          </Trans>
        </Notice>
        {conflict.shown && (
          <Conflict
            happened={t`Somebody else changed this proposal while you were editing.`}
            {...conflict.shown}
            onTake={conflict.take}
          />
        )}
        <EditedProposalSections opened={opened} choices={choices} />
      </LongForm>
      <FormGuard done={saved} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </FormProvider>
  )
}

type Saving = {
  base: { fields: EditedFields; etag: string | undefined }
  onStale: (mine: EditedFields) => Promise<void>
  refuse: (error: unknown) => void
}

/** Sends only what differs from the version the form stands on, and only if that is still the latest. */
function useSaving(id: number, { base, onStale, refuse }: Saving) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useUpdateProposal(id)
  const done = useRef(false)
  const save = async (now: EditedFields) => {
    const change = changesOf(base.fields, now)
    const changes = Object.keys(change).length
    try {
      if (changes > 0) await mutateAsync({ change, etag: base.etag })
      done.current = true
      await navigate(`/proposals/${id}`)
      await showToast({ text: changes > 0 ? t`Changes saved` : t`Nothing had changed` })
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await onStale(now).catch(refuse)
      else refuse(error)
    }
  }
  return { save, busy: isPending, saved: () => done.current }
}
