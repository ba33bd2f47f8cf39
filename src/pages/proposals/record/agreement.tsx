import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalCustomerQueries, useUpdateAgreement } from '#src/api/proposal-customer.ts'
import { agreeFormOf, agreeGiven } from '#src/components/agree/agree-values.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { AgreementFields, type AgreementForm } from '#src/components/agree/agreement-fields.tsx'
import { AgreementSummary } from '#src/components/agree/agreement-summary.tsx'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import {
  updateProposalAgreement,
  type AgreementChanges,
  type ProposalAgreement as Agreement,
} from '#wire/proposal-agree.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

/** What accepting this proposal asks for, and the window that changes it. */
export function ProposalAgreement({ proposal: { id, status } }: { proposal: Pick<Proposal, 'id' | 'status'> }) {
  const { t } = useLingui()
  const query = useQuery(proposalCustomerQueries.agreement(id))
  const mayChange = useMay(updateProposalAgreement)
  const [opened, setOpened] = useState<Tagged<Agreement>>()
  return (
    <>
      <QueryStates
        query={{ ...query, data: query.data ?? undefined }}
        rows={2}
        stale={t`These requirements may be outdated.`}
      >
        {(agreement) => (
          <AgreementSummary agreement={agreement} status={status}>
            {mayChange && (
              <Button onClick={() => setOpened(agreement)}>
                <Trans>Edit requirements…</Trans>
              </Button>
            )}
          </AgreementSummary>
        )}
      </QueryStates>
      {opened && <AgreementWindow id={id} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const formOf = ({ signers, valid_until, ...fields }: Agreement): AgreementForm => ({
  ...agreeFormOf(fields),
  signers: signers.map(({ contact_people_id, signature }) => ({ contact_people_id, signature })),
  valid_until: valid_until ?? '',
})

/** Once somebody has signed, what they signed stays: only the day and the password can change. */
function changeOf(form: AgreementForm, { signed, valid_until: before }: Agreement): AgreementChanges {
  const { fields, terms, password } = agreeGiven(form)
  const valid_until = form.valid_until === '' ? null : form.valid_until
  return {
    password,
    ...(valid_until !== before && { valid_until }),
    ...(!signed && { fields, terms, signers: form.signers }),
  }
}

type WindowProps = { id: number; opened: Tagged<Agreement>; onClose: () => void }

function AgreementWindow({ id, opened, onClose }: WindowProps) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAgreement(id)
  const view = useSubmittedForm<AgreementForm>({
    fields: formOf(opened),
    save: (form) => mutateAsync({ change: changeOf(form, opened), etag: opened.etag }),
    onSaved: () => {
      onClose()
      return showToast({ text: t`Acceptance requirements saved` })
    },
  })
  return (
    <FormWindow title={t`Acceptance requirements`} act={t`Save`} {...view} onClose={onClose}>
      <Wide>
        <AgreementFields signed={opened.signed} receivers={opened.signers} />
      </Wide>
    </FormWindow>
  )
}
