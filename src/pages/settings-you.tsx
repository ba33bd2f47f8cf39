import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { useChangeOwnPassword, userQueries, useUpdateUser } from '#src/api/settings-users.ts'
import { signOut } from '#src/auth/session.ts'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { PasswordFormFields, type PasswordFields } from '#src/components/settings/password-fields.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { UserFormFields, type UserFields } from '#src/components/settings/user-fields.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { changeOwnPassword, createUser } from '#wire/settings-users.ts'
import { Consents } from './settings-consents.tsx'
import { useSectionForm } from './settings-section-form.ts'

export const load = (client: QueryClient) => () => {
  client.query({ ...userQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return client.query({ ...accountQueries.hello(), staleTime: 'static' })
}

/** Who is signed in: their details, their password, and what acts for them. */
export function Component() {
  const { t } = useLingui()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const { data: users, error, refetch } = useQuery(userQueries.list())
  const me = users?.find(({ id }) => id === hello.user.id)
  return (
    <>
      <title>{`${t`You`} · Proffer`}</title>
      <PageHead title={t`You`} />
      {me ? (
        <>
          <DetailsForm {...me} />
          <PasswordForm email={me.email} />
          <Consents />
        </>
      ) : error ? (
        <ErrorState title={t`Your details did not come`} onRetry={() => void refetch()}>
          {messageFor(error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </>
  )
}

const detailsResolver = zodResolver(createUser.body) as unknown as Resolver<UserFields, unknown, UserFields>

function DetailsForm({ id, email, firstname, lastname, phone, jobtitle }: UserFields & { id: number }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateUser()
  const { form, shown } = useSectionForm<UserFields, UserFields>({
    fields: { email, firstname, lastname, phone, jobtitle },
    resolver: detailsResolver,
    save: (body) => mutateAsync({ params: { id }, body }),
    said: t`Your details are saved`,
  })
  return (
    <FormProvider {...form}>
      <SectionForm
        title={t`Your details`}
        about={t`Customers see your name, phone and email on what you send.`}
        act={t`Save details`}
        {...shown}
      >
        <UserFormFields />
      </SectionForm>
      <FormGuard done={() => false} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </FormProvider>
  )
}

const twice = z
  .extend(changeOwnPassword.body, {
    current_password: z.string().check(z.minLength(1, { error: () => t`Give your current password` })),
    again: z.string(),
  })
  .check(
    z.refine(({ password, again }) => password === again, {
      path: ['again'],
      error: () => t`This is not the same as the new password`,
    }),
  )
const passwordResolver = zodResolver(twice) as unknown as Resolver<PasswordFields, unknown, PasswordFields>

function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui()
  const { mutateAsync } = useChangeOwnPassword()
  const { form, shown } = useSectionForm<PasswordFields, PasswordFields>({
    fields: { current_password: '', password: '', again: '' },
    resolver: passwordResolver,
    save: async ({ current_password, password }) => {
      await mutateAsync({ body: { current_password, password } })
      // Every session has ended, this one too: whoever goes on knows the new password.
      await signOut()
    },
    said: t`Your password is changed`,
  })
  return (
    <FormProvider {...form}>
      <SectionForm
        title={t`Password`}
        about={t`You are signed out everywhere, here too, and sign in again with the new one.`}
        act={t`Change password`}
        {...shown}
      >
        <PasswordFormFields email={email} />
      </SectionForm>
    </FormProvider>
  )
}
