import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  singleSignOnQueries,
  useDeleteSingleSignOn,
  useSaveSingleSignOn,
  useTestSingleSignOn,
} from '#src/api/settings-single-sign-on.ts'
import { userQueries } from '#src/api/settings-users.ts'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { SingleSignOnFormFields, type SingleSignOnFields } from '#src/components/settings/single-sign-on-fields.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { userName } from '#src/pages/shared/user-name.ts'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'
import type { Answer } from '#wire/operation.ts'
import type { getSingleSignOn } from '#wire/settings-single-sign-on.ts'

type Setting = Answer<typeof getSingleSignOn>

/** Signing in by a provider of the account's own; said where this service cannot ask one. */
export function SingleSignOn() {
  const query = useQuery(singleSignOnQueries.details())
  return (
    <QueryStates query={query} rows={6}>
      {(setting) => <ProviderForm key={String(setting.provider === null)} setting={setting} />}
    </QueryStates>
  )
}

const fieldsOf = ({ provider }: Setting): SingleSignOnFields => ({
  title: provider?.title ?? '',
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  domains: provider?.domains.join(', ') ?? '',
  role: provider?.role ?? 'seller',
  only_way: provider?.only_way ?? false,
  emergency: String(provider?.emergency_user_id ?? ''),
})

const bodyOf = ({ emergency, domains, role, client_secret, ...fields }: SingleSignOnFields) => ({
  ...fields,
  ...(client_secret !== '' && { client_secret }),
  domains: domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
  role: role as 'reader' | 'seller' | 'admin',
  emergency_user_id: emergency === '' ? null : Number(emergency),
})

function ProviderForm({ setting }: { setting: Setting }) {
  const { t } = useLingui()
  const { mutateAsync } = useSaveSingleSignOn()
  const { data: users = [] } = useQuery(userQueries.list())
  const admins = users
    .filter(({ active, role }) => active && role === 'admin')
    .map((user) => ({ value: String(user.id), label: userName(user) }))
  const view = useSectionForm<SingleSignOnFields>({
    fields: fieldsOf(setting),
    save: (fields) => mutateAsync({ body: bodyOf(fields) }),
    saved: t`Single sign-on saved`,
  })
  return (
    <SectionForm
      title={t`Single sign-on`}
      about={t`People sign in by the provider of your firm, with OpenID Connect.`}
      act={t`Save single sign-on`}
      {...view}
    >
      {!setting.available && (
        <Wide>
          <Notice>
            <Trans>The demo cannot ask a provider. Here it is only to look at.</Trans>
          </Notice>
        </Wide>
      )}
      <SingleSignOnFormFields
        hasSecret={setting.provider !== null}
        redirectUri={setting.redirect_uri}
        admins={admins}
      />
      {setting.provider !== null && <Acts />}
    </SectionForm>
  )
}

/** What can be done with the saved provider. */
function Acts() {
  const { t } = useLingui()
  const test = useTestSingleSignOn()
  const off = useDeleteSingleSignOn()
  const [fault, setFault] = useState<string>()
  const tryIt = async () => {
    setFault(undefined)
    try {
      const { works, reason } = await test.mutateAsync({})
      if (works) await showToast({ text: t`The provider answers` })
      else setFault(reason)
    } catch (error) {
      await sayFailed(error)
    }
  }
  const turnOff = () => off.mutateAsync({}).then(() => showToast({ text: t`Single sign-on is off` }), sayFailed)
  return (
    <Wide>
      {fault !== undefined && <Notice tone="danger">{t`The connection does not work: ${fault}`}</Notice>}
      <Button variant="outline" busy={test.isPending} onClick={() => void tryIt()}>
        <Trans>Test the connection</Trans>
      </Button>{' '}
      <Button variant="quiet" busy={off.isPending} onClick={() => void turnOff()}>
        <Trans>Turn single sign-on off</Trans>
      </Button>
    </Wide>
  )
}
