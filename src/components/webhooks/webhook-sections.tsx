import { useFormContext, useFormState, useWatch, useController } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ApiVersion } from '#wire/webhooks.ts'
import { EventsField } from './events-field.tsx'
import { faultSoFar } from './payload-address.ts'
import type { WebhookFields } from './webhook-fields.ts'

/** The fields of a webhook of one version; a new one is of the version the app speaks. */
export function WebhookSections({ version }: { version: ApiVersion }) {
  const { register } = useFormContext<WebhookFields>()
  return (
    <>
      <FormSection
        title="Where to"
        about="The receiver answers with a 2xx code within 5 seconds. Redirects are not followed."
      >
        <Wide>
          <AddressField />
        </Wide>
        <ContentTypeField />
        <Wide>
          <CheckboxField
            label="Active"
            help="While it is paused nothing is sent. What was missed can be recovered afterwards."
            {...register('active')}
          />
        </Wide>
      </FormSection>
      <FormSection title="What about" about={versionWords[version]}>
        <Wide>
          <EventsField version={version} />
        </Wide>
      </FormSection>
    </>
  )
}

const versionWords: Record<ApiVersion, string> = {
  1: 'This webhook was made in version 1: its events and records keep the words of that version.',
  2: 'Records are sent as version 2 of the programming interface tells them.',
}

/** What cannot become an address of https is said while it is typed; the rest is said by the service. */
function AddressField() {
  const { register } = useFormContext<WebhookFields>()
  const { errors } = useFormState<WebhookFields>({ name: 'payload_url' })
  const typed = useWatch<WebhookFields, 'payload_url'>({ name: 'payload_url' })
  return (
    <TextField
      label="Address"
      help="https, on a host that is public on the internet, without a user name or password."
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      error={errors.payload_url?.message ?? faultSoFar(typed)}
      {...register('payload_url')}
    />
  )
}

const contentTypes = [
  { value: 'json', label: 'JSON' },
  { value: 'xform', label: 'Form, with JSON in “payload”' },
]

function ContentTypeField() {
  const { field, fieldState } = useController<WebhookFields, 'payload_content_type'>({ name: 'payload_content_type' })
  return (
    <SelectField
      label="Content type"
      data={contentTypes}
      allowDeselect={false}
      searchable={false}
      error={fieldState.error?.message}
      {...field}
    />
  )
}
