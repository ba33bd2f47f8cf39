import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { Tagged } from '#src/api/new-client.ts'
import { useUpdateProposal } from '#src/api/proposal-changes.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { FormPage } from '#src/components/form/form-page.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { fieldWords } from '#src/components/proposal-form/field-words.ts'
import {
  editedProposalResolver,
  type editedProposal,
  type ProposalFields,
} from '#src/components/proposal-form/fields.ts'
import { valueWords } from '#src/components/proposal-form/value-words.ts'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { editedFieldsOf } from '#src/draft/edited-fields.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { listsFor, useFormChoices } from '#src/pages/proposals/shared/form-choices.ts'
import { savedWords, useEditForm } from '#src/pages/shared/edit-form.ts'
import { EditedProposalSections } from './sections.tsx'

/** For a service that takes no content after creation: the fields of an update, saved together. */
export function ProposalEditForm({ proposal }: { proposal: Tagged<Proposal> }) {
  const { t } = useLingui()
  const [opened] = useState(proposal)
  const choices = useFormChoices(listsFor(opened))
  const { isSaved, conflict, ...view } = useProposalForm(opened, choices)
  return (
    <FormPage
      {...view}
      title={t`Edit proposal`}
      tab={t`Edit ${opened.name}`}
      heading={opened.name}
      back={{ to: `/proposals/${opened.id}`, label: t`Back to proposal` }}
      meta={
        <>
          <StatusMark status={opened.status} />
          <span>{opened.proposal_nr}</span>
          <KeyHint>{t`Ctrl+S to save`}</KeyHint>
        </>
      }
      act={t`Save changes`}
      conflict={conflict && { ...conflict, happened: t`Somebody else changed this proposal while you were editing.` }}
      guard={<FormGuard isSaved={isSaved} title={t`Leave without saving?`} leave={t`Leave without saving`} />}
    >
      <Notice>
        <Trans>This server does not allow text and price changes after creation. Create a new proposal instead.</Trans>
      </Notice>
      <EditedProposalSections opened={opened} choices={choices} />
    </FormPage>
  )
}

/** The account's lists give the values their words when somebody else saved the proposal meanwhile. */
function useProposalForm(opened: Tagged<Proposal>, choices: ReturnType<typeof useFormChoices>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useUpdateProposal(opened.id)
  return useEditForm<Proposal, ProposalFields, z.output<typeof editedProposal>>({
    opened,
    fieldsOf: editedFieldsOf,
    resolver: editedProposalResolver,
    fetchLatest: () => {
      choices.want('users', 'designs', 'texts', 'directories')
      return client.fetchQuery({ ...proposalQueries.detail(opened.id), staleTime: 0 })
    },
    nameOf: (key) => t(fieldWords[key]),
    wordsFor: (latest) => valueWords([opened, latest], choices),
    save: ({ change, etag }) => mutateAsync({ change, etag }),
    onSaved: async (hasChanged) => {
      await navigate(`/proposals/${opened.id}`)
      await showToast({ text: savedWords(hasChanged) })
    },
  })
}
