import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useChangeOwnPassword, userQueries, useUpdateOwnUser } from '#src/api/settings-users.ts'
import { signOut } from '#src/auth/session.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { PasswordFormFields, type PasswordFields } from '#src/components/settings/password-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { changeOwnPassword, userFields } from '#wire/settings-users.ts'
import { EmailForm } from './email.tsx'
import { Consents } from './consents.tsx'
import { OwnMails } from './mails.tsx'
import { Factors } from './factors.tsx'
import { SignIns } from './sign-ins.tsx'
import { DemoPassword } from '#src/pages/settings/shared/demo-password.tsx'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...userQueries.own(), staleTime: 'static' }).catch(() => undefined)
  return null
}

/** Who is signed in: their details, their password, and what acts for them. */
export function Component() {
  const { t } = useLingui()
  const own = useQuery(userQueries.own())
  return (
    <>
      <title>{`${t`You`} · Proffer`}</title>
      <PageHead title={t`You`} />
      <QueryStates query={own} failed={t`Your details could not be loaded`} rows={6}>
        {(me) => (
          <>
            <DetailsForm {...me} />
            <EmailForm {...me} />
            <OwnMails />
            <PasswordForm email={me.email} />
            <Factors />
            <SignIns />
            <Consents />
          </>
        )}
      </QueryStates>
    </>
  )
}

const detailsResolver = formResolver<UserFields, UserFields>(userFields)

function DetailsForm({ firstname, lastname, phone, jobtitle }: UserFields) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateOwnUser()
  const view = useSectionForm<UserFields, UserFields>({
    fields: { firstname, lastname, phone, jobtitle },
    resolver: detailsResolver,
    save: (body) => mutateAsync({ body }),
    saved: t`Details saved`,
  })
  return (
    <SectionForm
      title={t`Your details`}
      about={t`Customers see your name, phone and email.`}
      act={t`Save details`}
      {...view}
    >
      <UserFormFields />
    </SectionForm>
  )
}

const twice = z
  .extend(changeOwnPassword.body, {
    current_password: z.string().check(z.minLength(1, { error: () => t`Enter your current password` })),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, {
      path: ['again'],
      error: () => t`Passwords do not match`,
    }),
  )
const passwordResolver = formResolver<PasswordFields, PasswordFields>(twice)

function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui()
  const { mutateAsync } = useChangeOwnPassword()
  const view = useSectionForm<PasswordFields, PasswordFields>({
    fields: { current_password: '', password: '', again: '' },
    resolver: passwordResolver,
    save: async ({ current_password, password }) => {
      await mutateAsync({ body: { current_password, password } })
      // Every session has ended, this one too: whoever goes on knows the new password.
      await signOut()
    },
    saved: t`Password changed`,
  })
  return (
    <SectionForm
      isAct
      title={t`Password`}
      about={t`You are signed out everywhere and sign in with the new password.`}
      act={t`Change password`}
      {...view}
    >
      <DemoPassword />
      <PasswordFormFields email={email} />
    </SectionForm>
  )
}
