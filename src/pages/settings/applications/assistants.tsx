import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { accountQueries } from '#src/api/account.ts'
import { useUpdateAccount } from '#src/api/settings-account.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { assistantsFromWords } from '#src/components/settings/access-words.ts'
import { AssistantsAddress } from '#src/components/settings/assistants-address.tsx'
import { SectionForm } from '#src/components/settings/section-form.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { useSectionForm } from '#src/pages/settings/shared/section-form.ts'
import { assistantsFrom, type AssistantsFrom } from '#wire/roles.ts'

type Fields = { assistants_from: AssistantsFrom }

/** Where assistants are connected and who may do it, where the installation offers them. */
export function AssistantsForm() {
  const { data: account } = useQuery(accountQueries.details())
  return account?.assistants_url ? (
    <Loaded url={account.assistants_url} fields={{ assistants_from: account.assistants_from }} />
  ) : null
}

function Loaded({ url, fields }: { url: string; fields: Fields }) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdateAccount()
  const view = useSectionForm<Fields>({
    fields,
    save: (body) => mutateAsync({ body }),
    saved: t`Access of assistants saved`,
  })
  return (
    <SectionForm
      title={t`Assistants`}
      about={t`Claude, ChatGPT and others that speak MCP, working for whoever connects them with this address.`}
      act={t`Save access`}
      {...view}
    >
      <Wide>
        <AssistantsAddress url={url} />
      </Wide>
      <AssistantsFromField />
    </SectionForm>
  )
}

function AssistantsFromField() {
  const { t } = useLingui()
  const { control, watch } = useFormContext<Fields>()
  const help =
    watch('assistants_from') === 'nobody'
      ? t`Assistants that are connected are refused at once.`
      : t`An assistant has the role of its person. It deletes nothing, and sends only after repeating what goes to whom.`
  return (
    <Wide>
      <Controller
        control={control}
        name="assistants_from"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t`Who may connect assistants`}
            help={help}
            error={fieldState.error?.message}
            searchable={false}
            data={assistantsFrom.map((value) => ({ value, label: t(assistantsFromWords[value]) }))}
          />
        )}
      />
    </Wide>
  )
}
