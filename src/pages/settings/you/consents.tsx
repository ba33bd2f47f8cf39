import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { applicationQueries, useWithdrawConsent } from '#src/api/settings-applications.ts'
import { signOut } from '#src/auth/session.ts'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { ConsentList, type Consent } from '#src/components/settings/consent-list.tsx'
import css from '#src/components/settings/section-form.module.css'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { ConnectAssistant } from './assistants.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'

/** What the person let applications do, and how it ends. */
export function Consents() {
  const { t } = useLingui()
  const query = useQuery(applicationQueries.consents())
  const [ending, setEnding] = useState<Consent>()
  return (
    <div className={css.form}>
      <FormSection title={t`Connected apps`} about={t`Apps that act in your name, with your permission.`}>
        <Wide>
          <QueryStates
            query={query}
            rows={2}
            isEmpty={(consents) => consents.length === 0}
            empty={
              <p>
                <Trans>No connected apps.</Trans>
              </p>
            }
          >
            {(consents) => <ConsentList consents={consents} onWithdraw={setEnding} />}
          </QueryStates>
        </Wide>
        <ConnectAssistant />
      </FormSection>
      {ending && <Withdrawal consent={ending} onClose={() => setEnding(undefined)} />}
    </div>
  )
}

function Withdrawal({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useWithdrawConsent(consent)
  const [fault, setFault] = useState<string>()
  const { id, current, application } = consent
  const withdraw = async () => {
    try {
      await mutateAsync({ params: { id } })
      if (current) return await signOut()
      onClose()
      await showToast({ text: t`${application.name} no longer has access` })
    } catch (error) {
      setFault(messageFor(error))
    }
  }
  return (
    <ConfirmDialog
      opened
      title={t`Withdraw access from ${application.name}?`}
      confirm={t`Withdraw access`}
      danger
      busy={isPending}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        {current
          ? t`You are using this app. You are signed out, and must allow access again.`
          : t`It loses access at once and may ask again.`}
      </p>
    </ConfirmDialog>
  )
}
