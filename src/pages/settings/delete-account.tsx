import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { useDeleteAccount } from '#src/api/privacy.ts'
import { signOut } from '#src/auth/session.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { deleteAccount } from '#wire/privacy.ts'
import { DemoPassword } from './shared/demo-password.tsx'
import { useSectionForm } from './shared/section-form.ts'

type Fields = { name: string; current_password: string }

const resolver = formResolver<Fields, Fields>(deleteAccount.body)

/** Deletes the whole account: it takes its name, typed, and the password of whoever asks. */
export function DeleteAccount({ name }: { name: string }) {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteAccount()
  const view = useSectionForm<Fields, Fields>({
    fields: { name: '', current_password: '' },
    resolver,
    save: async (body) => {
      await mutateAsync({ body })
      // Every session has ended, this one too. Signing in says until when it can be taken back.
      await signOut()
    },
    saved: t`The account is being deleted`,
  })
  return (
    <SectionForm
      isAct
      title={t`Delete account`}
      about={t`Everything in ${name} is deleted after 14 days. Until then an admin can sign in and keep the account.`}
      act={t`Delete account`}
      {...view}
    >
      <DeleteFields name={name} />
    </SectionForm>
  )
}

function DeleteFields({ name }: { name: string }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<Fields>()
  const { errors } = formState
  return (
    <>
      <Wide>
        <p>
          <Trans>
            At once everybody is signed out, programs and webhooks lose their access, nothing is sent, and customers’
            links stop working.
          </Trans>
        </p>
      </Wide>
      <DemoPassword />
      <TextField
        {...register('name')}
        label={t`Name of the account`}
        help={t`Type “${name}”`}
        error={errors.name?.message}
        autoComplete="off"
      />
      <TextField
        {...register('current_password')}
        label={t`Current password`}
        error={errors.current_password?.message}
        type="password"
        autoComplete="current-password"
      />
    </>
  )
}
