import { useLingui } from '@lingui/react/macro'
import { IconCopy, IconDots, IconLayoutSidebarRight, IconSend } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { sendLabel } from '#src/components/send/send-label.ts'
import { CustomerLooks } from '#src/components/proposals/customer-looks.tsx'
import { unsentVersion, versionHelp, versionWords, type VersionsNow } from '#src/components/proposals/version-words.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuItem } from '#src/components/ui/menu.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { DraftFields } from '#src/draft/document.ts'
import type { Draft } from '#src/draft/draft.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { duplicate } from '#src/pages/proposals/shared/duplicate.ts'
import { useLook } from '#src/pages/proposals/shared/preview.ts'
import { useTemplateAct } from '#src/pages/proposals/shared/save-as-template.tsx'
import { DraftSaving } from './draft-saving.tsx'
import menu from '#src/components/ui/record-menu.module.css'
import css from './editor-head.module.css'

type Props = {
  proposal: Proposal
  draft: Draft
  fields: DraftFields
  versions: VersionsNow | undefined
  paned: boolean
  onPane: () => void
}

/** Which proposal this is, whether it is saved, and what can be done with it. What is typed in a text or row leaves it alone. */
export const ProposalEditorHead = memo(function ProposalEditorHead(props: Props) {
  const { proposal, draft, fields, versions, paned, onPane } = props
  const { t } = useLingui()
  const { id, proposal_nr, contact } = proposal
  const { status, name } = fields
  const { flushed, saved, busy } = useFlushed(draft)
  const client = useQueryClient()
  const look = useLook({ id, version: 'draft', before: saved })
  const template = useTemplateAct()
  const navigate = useNavigate()
  const receivers = fields.contact_people
  const canSend = status === 'edit' || status === 'open'
  const send = () => void flushed(() => navigate(`/proposals/${id}/send`))
  const sendWords = `${sendLabel('service', { status, receivers, version: unsentVersion(versions) })}…`
  const copy = () => void flushed(() => duplicate({ client, navigate }, proposal))
  const rarer: MenuItem[] = [
    { label: t`Duplicate`, icon: <Icon of={IconCopy} />, onSelect: copy },
    ...template.itemsOf({ id, name: name || proposal.name }, (open) => void flushed(open)),
  ]
  const main: MenuItem[] = [
    { label: t`Preview as customer`, icon: <Icon of={IconLayoutSidebarRight} />, checked: paned, onSelect: onPane },
    ...(canSend ? [{ label: sendWords, icon: <Icon of={IconSend} />, onSelect: send }] : []),
  ]
  usePageActs([{ items: [...main, ...rarer] }])
  return (
    <>
      <PageHead
        title={name || proposal.name}
        back={{ to: `/proposals/${id}`, label: t`Back to proposal` }}
        meta={
          <>
            <StatusMark status={status} />
            <span className={css.number}>{proposal_nr}</span>
            <span className={css.customer}>{contact.name}</span>
            {/* Last: what comes later moves nothing. */}
            {versions && status === 'open' && <span title={versionHelp(versions)}>{versionWords(versions)}</span>}
          </>
        }
      >
        <DraftSaving draft={draft} />
        <Button
          variant="quiet"
          className={css.pane}
          icon={<Icon of={IconLayoutSidebarRight} />}
          aria-pressed={paned}
          aria-label={t`Preview as customer`}
          title={t`Preview as customer`}
          onClick={onPane}
        >
          <span>{t`Preview`}</span>
        </Button>
        <CustomerLooks receivers={proposal.receivers} onLook={(one) => void look(one)} />
        <Menu
          label={t`More`}
          className={menu.trigger}
          trigger={<Icon of={IconDots} size={18} />}
          groups={[{ items: rarer }]}
        />
        <span className={css.foot} />
        {canSend && (
          <Button className={css.send} variant="primary" icon={<Icon of={IconSend} />} busy={busy} onClick={send}>
            {sendWords}
          </Button>
        )}
      </PageHead>
      {template.window}
    </>
  )
})

/** Saves everything that is written; says so where it is not. */
function useFlushed(draft: Draft) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  async function saved() {
    setBusy(true)
    const isSaved = await draft.flush()
    setBusy(false)
    if (!isSaved)
      await showToast({
        tone: 'failed',
        text: t`Some changes are not saved yet. Check the save status next to the name.`,
      })
    return isSaved
  }
  /** Runs what needs everything saved. */
  const flushed = async (then: () => unknown) => void ((await saved()) && (await then()))
  return { flushed, saved, busy }
}
