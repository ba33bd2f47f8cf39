import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { Tagged } from '#src/api/new-client.ts'
import { ChangedMeanwhile } from '#src/components/editor/changed-meanwhile.tsx'
import { EditorTabs, tabIn } from '#src/components/editor/editor-tabs.tsx'
import { openRichText } from '#src/components/rich-text/rich-text-field.tsx'
import { usePassingToasts } from '#src/components/ui/use-passing-toasts.ts'
import type { DraftSection, DraftTable } from '#src/draft/document.ts'
import type { Draft } from '#src/draft/draft.ts'
import type { Proposal } from '#wire/proposals.ts'
import { EditedProposalSections } from './proposal-edit-sections.tsx'
import { useProposalDraft } from './proposal-editor-draft.ts'
import { useDraftForm } from './proposal-editor-form.ts'
import { ProposalEditorHead } from './proposal-editor-head.tsx'
import { EditorNotices } from './proposal-editor-notices.tsx'
import { ProposalEditorPane } from './proposal-editor-pane.tsx'
import { ProposalEditorPrices } from './proposal-editor-prices.tsx'
import { ProposalEditorText } from './proposal-editor-text.tsx'
import { useFormChoices, type List } from './proposal-form-choices.ts'
import { useVersionsNow } from './proposal-versions-now.ts'
import css from './proposal-editor.module.css'

type Props = { proposal: Tagged<Proposal>; owner: string }

/** What the details are shown by name and told by number. */
const listsFor = ({ design_template_id, text_template_id, directory_id }: Proposal): List[] => [
  ...(design_template_id === null ? [] : (['designs'] as const)),
  ...(text_template_id === null ? [] : (['texts'] as const)),
  ...(directory_id === null ? [] : (['directories'] as const)),
]

/** A proposal while it is written: every change saves itself, and the pane shows it as the customer will see it. */
export function ProposalEditor({ proposal, owner }: Props) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const tab = tabIn(search)
  const { draft, view } = useProposalDraft(proposal, owner)
  const { document, saving, mode } = view
  const form = useDraftForm(draft, document, proposal, saving)
  const choices = useFormChoices(tab === 'details' ? listsFor(proposal) : [])
  const [paned, setPaned] = useState(() => window.matchMedia('(min-width: 1101px)').matches)
  const isWriting = mode === 'writing'
  const isContentOpen = isWriting && (document.fields.status === 'edit' || document.fields.status === 'open')
  const sayRemoved = usePassingToasts(isContentOpen)

  const { writeSections, writeTables, dropOverride } = useWriting(draft)
  const versions = useVersionsNow(proposal)
  // Ahead of the first text, so that it can also be written when the network is gone by then.
  useEffect(() => void openRichText().catch(() => undefined), [])
  const saveNow = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void draft.flush()
  }

  return (
    <FormProvider {...form}>
      <title>{t`Edit ${document.fields.name} · Proffer`}</title>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S works anywhere in the editor */}
      <div className={css.root} data-paned={paned || undefined} onKeyDown={saveNow}>
        <ProposalEditorHead
          proposal={proposal}
          draft={draft}
          view={view}
          versions={versions}
          paned={paned}
          onPane={() => setPaned((shown) => !shown)}
        />
        <EditorTabs current={tab} document={document} />
        <EditorNotices draft={draft} view={view} wasSent={versions !== undefined} />
        <ChangedMeanwhile
          document={document}
          conflicts={view.conflicts}
          notes={view.notes}
          labels={new Map(proposal.custom_fields.map(({ name, label }) => [name, label || name]))}
          nameOf={(field, id) => nameIn(choices, field, id)}
          onTake={draft.take}
          onDismiss={draft.dismissNotes}
        />
        <div className={css.split}>
          <div className={css.work}>
            {tab === 'prices' && (
              <ProposalEditorPrices
                tables={document.pricetables}
                override={document.fields.price_total}
                readOnly={!isContentOpen}
                saving={saving}
                onChange={writeTables}
                onDropOverride={dropOverride}
              />
            )}
            {tab === 'text' && (
              <ProposalEditorText
                proposal={proposal}
                document={document}
                readOnly={!isContentOpen}
                onChange={writeSections}
                onRemoved={sayRemoved}
              />
            )}
            {tab === 'details' && (
              <fieldset className={css.fields} disabled={!isWriting}>
                <EditedProposalSections opened={proposal} choices={choices} readOnly={!isWriting} />
              </fieldset>
            )}
          </div>
          {paned && <ProposalEditorPane proposal={proposal} document={document} />}
        </div>
      </div>
    </FormProvider>
  )
}

/** The ways to write the content of a draft; they stay the same while it is open. */
function useWriting(draft: Draft) {
  const writeSections = useCallback(
    (write: (sections: readonly DraftSection[]) => readonly DraftSection[]) =>
      draft.change((document) => ({ ...document, sections: write(document.sections) })),
    [draft],
  )
  const writeTables = useCallback(
    (pricetables: readonly DraftTable[]) => draft.change((document) => ({ ...document, pricetables })),
    [draft],
  )
  const dropOverride = useCallback(
    () => draft.change((document) => ({ ...document, fields: { ...document.fields, price_total: null } })),
    [draft],
  )
  return { writeSections, writeTables, dropOverride }
}

function nameIn({ users, designs, texts, directories }: ReturnType<typeof useFormChoices>, field: string, id: number) {
  const lists = {
    account_user_id: users,
    design_template_id: designs,
    text_template_id: texts,
    directory_id: directories,
  }
  return field in lists ? lists[field as keyof typeof lists].items?.find((one) => one.id === id)?.name : undefined
}
