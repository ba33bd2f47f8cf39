import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useFormState, useWatch, useController } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ApiVersion } from '#wire/webhooks.ts'
import { inSeconds, webhookTimeout } from '#wire/limits.ts'
import { contentTypeWords } from './content-type-words.ts'
import { EventsField } from './events-field.tsx'
import { faultSoFar } from './payload-address.ts'
import type { WebhookFields } from './webhook-fields.ts'

type Props = {
  version: ApiVersion
  /** The service keeps names. */
  hasNames: boolean
}

const patience = inSeconds(webhookTimeout)

/** The fields of a webhook of one version; a new one is of the version the app speaks. */
export function WebhookSections({ version, hasNames }: Props) {
  const { t } = useLingui()
  const { register } = useFormContext<WebhookFields>()
  return (
    <>
      <FormSection
        title={t`Endpoint`}
        about={t`Expects a 2xx response within ${patience} seconds. Redirects are not followed.`}
      >
        {hasNames && <NameField />}
        <Wide>
          <AddressField />
        </Wide>
        <ContentTypeField />
        <Wide>
          <CheckboxField
            label={t`Active`}
            help={t`While paused, nothing is sent. Missed events can be recovered.`}
            {...register('active')}
          />
        </Wide>
      </FormSection>
      <FormSection title={t`Events`} about={t(versionWords[version])}>
        <Wide>
          <EventsField version={version} />
        </Wide>
      </FormSection>
    </>
  )
}

const versionWords: Record<ApiVersion, MessageDescriptor> = {
  1: msg`Created in version 1 of the API, and keeps its format.`,
  2: msg`Uses version 2 of the API.`,
}

function NameField() {
  const { t } = useLingui()
  const { register } = useFormContext<WebhookFields>()
  const { errors } = useFormState<WebhookFields>({ name: 'name' })
  return (
    <Wide>
      <TextField
        label={t`Name`}
        optional
        help={t`Name in lists and emails, for example Accounting.`}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
    </Wide>
  )
}

/** What cannot become an address of https is said while it is typed; the rest is said by the service. */
function AddressField() {
  const { t } = useLingui()
  const { register } = useFormContext<WebhookFields>()
  const { errors } = useFormState<WebhookFields>({ name: 'payload_url' })
  const typed = useWatch<WebhookFields, 'payload_url'>({ name: 'payload_url' })
  return (
    <TextField
      label={t`Address`}
      help={t`Public https address without a user name or password.`}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      error={errors.payload_url?.message ?? faultSoFar(typed)}
      {...register('payload_url')}
    />
  )
}

function ContentTypeField() {
  const { t } = useLingui()
  const { field, fieldState } = useController<WebhookFields, 'payload_content_type'>({ name: 'payload_content_type' })
  return (
    <SelectField
      label={t`Content type`}
      data={Object.entries(contentTypeWords).map(([value, words]) => ({ value, label: t(words) }))}
      searchable={false}
      error={fieldState.error?.message}
      {...field}
    />
  )
}
