import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { Tagged } from '#src/api/new-client.ts'
import { ChangedMeanwhile } from '#src/components/editor/changed-meanwhile.tsx'
import { EditorTabs, searchOf, tabIn, type EditorTab } from '#src/components/editor/editor-tabs.tsx'
import { useFocusOnPart } from '#src/components/editor/part-anchor.ts'
import { warmGridWindows } from '#src/components/price-grid/grid-windows.ts'
import { openRichText } from '#src/components/rich-text/rich-text-field.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { usePassingToasts } from '#src/components/ui/use-passing-toasts.ts'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Draft, DraftView } from '#src/draft/draft.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { EditedProposalSections } from './sections.tsx'
import { useProposalDraft } from './editor-draft.ts'
import { useDraftForm } from './editor-form.ts'
import { ProposalEditorHead } from './editor-head.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { ProposalEditorPane } from './editor-pane.tsx'
import { ProposalEditorPrices } from './editor-prices.tsx'
import { useWrittenContent } from './editor-steps.ts'
import { ProposalEditorText } from './editor-text.tsx'
import { listsFor, useFormChoices } from '#src/pages/proposals/shared/form-choices.ts'
import { PrintedProposal } from '#src/pages/proposals/shared/printed.tsx'
import { ProposalSendingLine } from '#src/pages/proposals/shared/sending-line.tsx'
import { useVersionsNow } from '#src/pages/proposals/shared/versions-now.ts'
import css from './editor.module.css'

type Props = { proposal: Tagged<Proposal>; owner: string }

/** A proposal while it is written: every change saves itself, and the pane shows it as the customer will see it. */
export function ProposalEditor({ proposal, owner }: Props) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const tab = tabIn(search)
  const { draft, view } = useProposalDraft(proposal, owner)
  const { document, mode } = view
  const form = useDraftForm(draft, document, proposal, view.saving)
  const choices = useFormChoices(tab === 'details' ? listsFor(proposal) : [])
  const [paned, setPaned] = useState(() => window.matchMedia('(min-width: 1101px)').matches)
  const togglePane = useCallback(() => setPaned((shown) => !shown), [])
  const isWriting = mode === 'writing'
  // Until it is known that no other tab writes, everything stands as it will and takes nothing: so nothing moves then.
  const isContentOpen = mode !== 'watching' && (document.fields.status === 'edit' || document.fields.status === 'open')
  const sayRemoved = usePassingToasts(isContentOpen)

  const written = useWrittenContent(draft, useTabs())
  const versions = useVersionsNow(proposal)
  useWritingParts()
  const head = useRef<HTMLDivElement>(null)
  useStickyHead(head)
  const [at, setAt] = useState<string>()

  return (
    <FormProvider {...form}>
      <PrintedProposal proposal={proposal} document={document} />
      <title>{t`Edit ${document.fields.name} · Proffer`}</title>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S works anywhere in the editor */}
      <div className={css.root} data-paned={paned || undefined} onKeyDown={(event) => saveNow(event, draft)}>
        <div ref={head} className={css.head}>
          <ProposalEditorHead
            proposal={proposal}
            draft={draft}
            fields={document.fields}
            versions={versions}
            paned={paned}
            onPane={togglePane}
          />
          <EditorTabs current={tab} rows={rowCount(document)} sections={document.sections.length} />
        </div>
        <ProposalSendingLine id={proposal.id} status={document.fields.status} place="editor" />
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
        <VisuallyHidden>
          <output>{written.said}</output>
        </VisuallyHidden>
        <div className={css.split}>
          <Work isWriting={isWriting && isContentOpen} isOpening={mode === 'opening'} onPart={setAt}>
            <ContentTab
              tab={tab}
              proposal={proposal}
              view={view}
              readOnly={!isContentOpen}
              written={written}
              onRemoved={sayRemoved}
            />
            {tab === 'details' && (
              <fieldset className={css.fields} disabled={!isWriting}>
                <EditedProposalSections opened={proposal} choices={choices} readOnly={!isWriting} hasApp />
              </fieldset>
            )}
          </Work>
          {paned && <ProposalEditorPane proposal={proposal} document={document} tab={tab} at={at} />}
        </div>
      </div>
    </FormProvider>
  )
}

const rowCount = ({ pricetables }: ProposalDocument) => pricetables.reduce((sum, { rows }) => sum + rows.length, 0)

type ContentTabProps = {
  tab: EditorTab
  proposal: Proposal
  view: DraftView
  readOnly: boolean
  written: ReturnType<typeof useWrittenContent>
  onRemoved: (toast: Toast) => void
}

/** What the customer reads: its prices, or its texts with the prices among them. */
function ContentTab({ tab, proposal, view, readOnly, written, onRemoved }: ContentTabProps) {
  const { document, saving } = view
  const { content, steps } = written
  if (tab === 'prices')
    return (
      <ProposalEditorPrices
        tables={document.pricetables}
        override={document.fields.price_total}
        readOnly={readOnly}
        saving={saving}
        steps={steps}
        onChange={content.writeTables}
        onDropOverride={content.dropOverride}
      />
    )
  if (tab !== 'text') return null
  return (
    <ProposalEditorText
      proposal={proposal}
      document={document}
      readOnly={readOnly}
      steps={steps}
      onChange={content.writeContent}
      onRemoved={onRemoved}
    />
  )
}

/** Opens a tab, which leaves no trail. */
function useTabs() {
  const navigate = useNavigate()
  return useCallback(
    (tab: EditorTab) => void navigate({ search: searchOf(tab) }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
}

type WorkProps = { isWriting: boolean; isOpening: boolean; onPart: (key: string) => void; children: ReactNode }

/** What is written; tells which part has the focus. */
function Work({ isWriting, isOpening, onPart, children }: WorkProps) {
  const work = useRef<HTMLDivElement>(null)
  useFocusOnPart(work, { isWriting })
  const focused = (event: FocusEvent) => {
    const part = partAt(event)
    if (part !== undefined) onPart(part)
  }
  return (
    <div ref={work} className={css.work} inert={isOpening} onFocus={focused}>
      {children}
    </div>
  )
}

/** Ahead of the first text and price, so that they can also be written when the network is gone by then. */
const useWritingParts = () =>
  useEffect(() => {
    openRichText().catch(() => undefined)
    warmGridWindows()
  }, [])

function saveNow(event: KeyboardEvent, draft: Draft) {
  if (shortcutOf('editor', event) !== 'save') return
  event.preventDefault()
  void draft.flush()
}

/** The key of the row or section that has the focus. */
function partAt({ target }: FocusEvent) {
  const part = target.closest<HTMLElement>('[data-row], [data-section]')
  return part?.dataset['row'] ?? part?.dataset['section']
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
