import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalCustomerQueries, useUpdateAgreement } from '#src/api/proposal-customer.ts'
import { agreeFormOf, agreeGiven } from '#src/components/agree/agree-values.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { Wide } from '#src/components/form/form-section.tsx'
import { AgreementFields, type AgreementForm } from '#src/components/agree/agreement-fields.tsx'
import { AgreementSummary } from '#src/components/agree/agreement-summary.tsx'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { dayText } from '#src/components/proposals/validity.ts'
import { Button } from '#src/components/ui/button.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { listed } from '#src/locales/formats.ts'
import {
  updateProposalAgreement,
  type AgreementChanges,
  type ProposalAgreement as Agreement,
} from '#wire/proposal-agree.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { savedWords, useEditForm } from '#src/pages/shared/edit-form.ts'

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

/** As the contract wants it, what of it `changed`: once somebody has signed, what they signed stays. */
function changeOf(form: AgreementForm, changed: Partial<AgreementForm>): AgreementChanges {
  const { signers, valid_until } = form
  const all = { ...agreeGiven(form), signers, valid_until: valid_until === '' ? null : valid_until }
  return Object.fromEntries(Object.entries(all).filter(([key]) => Object.hasOwn(changed, key)))
}

type WindowProps = { id: number; opened: Tagged<Agreement>; onClose: () => void }

function AgreementWindow({ id, opened, onClose }: WindowProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useUpdateAgreement(id)
  // Somebody may have signed, or receive it, since the window was opened.
  const [latest, setLatest] = useState(opened)
  const nameOf = (person: number) =>
    [...latest.signers, ...opened.signers].find((signer) => signer.contact_people_id === person)?.fullname ?? ''
  const { conflict, ...view } = useEditForm<Agreement, AgreementForm>({
    opened,
    fieldsOf: formOf,
    fetchLatest: async () => {
      const found = await client.fetchQuery({ ...proposalCustomerQueries.agreement(id), staleTime: 0 })
      if (!found) throw new Error('A service that took the change tells what it was made to')
      setLatest(found)
      return found
    },
    nameOf: (key) => t(words[key]),
    wordsFor: () => (key, form) => valueWords(key, form, nameOf),
    save: ({ change, output, etag }) => mutateAsync({ change: changeOf(output, change), etag }),
    onSaved: (hasChanged) => {
      onClose()
      return showToast({ text: hasChanged ? t`Acceptance requirements saved` : savedWords(false) })
    },
  })
  const signers = view.form.watch('signers')
  return (
    <FormWindow title={t`Acceptance requirements`} act={t`Save`} {...view} onClose={onClose}>
      <Wide>
        {conflict && (
          <Conflict {...conflict} happened={t`Somebody else changed this proposal while you were editing.`} />
        )}
        <AgreementFields
          signed={latest.signed}
          receivers={signers.map((signer) => ({ ...signer, fullname: nameOf(signer.contact_people_id) }))}
        />
      </Wide>
    </FormWindow>
  )
}

const words = {
  fields: msg`Fields`,
  terms: msg`Terms`,
  password: msg`Password`,
  signers: msg`Must sign`,
  valid_until: msg`Valid until`,
}

/** What a field of the form says, beside what somebody else made of it. */
function valueWords(key: keyof AgreementForm, form: AgreementForm, nameOf: (person: number) => string): string {
  switch (key) {
    case 'fields':
      return listed(form.fields.map(({ label }) => label))
    case 'terms':
      return form.terms.url || form.terms.text
    case 'password':
      return form.password ? t`Set on the first visit` : ''
    case 'signers':
      return listed(
        form.signers.flatMap(({ contact_people_id, signature }) =>
          signature === 'required' ? [nameOf(contact_people_id)] : [],
        ),
      )
    case 'valid_until':
      return form.valid_until && dayText(form.valid_until)
  }
}
