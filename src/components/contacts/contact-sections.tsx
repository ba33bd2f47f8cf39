import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { FormTagsField } from '#src/components/form/form-tags-field.tsx'
import { RichTextField } from '#src/components/rich-text/rich-text-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ContactType } from '#wire/contact-type.ts'
import { customKeyOf, type ContactField } from './contact-custom-fields.ts'
import { contactWords, type ContactFields, type LineName } from './contact-fields.ts'
import { NearContacts, type NearContact } from './near-contacts.tsx'

type Props = {
  type: ContactType
  custom: readonly ContactField[]
  tags: { known: readonly string[] | undefined; want: () => void }
  /** Contacts with a name like the one in the form. */
  near: readonly NearContact[]
}

/** Every field of a contact (interface, section 3.5), the needed ones first. */
export function ContactSections({ type, custom, tags, near }: Props) {
  const { t } = useLingui()
  const isPerson = type === 'person'
  return (
    <>
      <FormSection title={isPerson ? t`Person` : t`Organisation`} about={t`Shown on their proposals.`}>
        {isPerson && <Line name="firstname" autoComplete="off" />}
        {isPerson && <Line name="lastname" />}
        {isPerson && <Line name="salutation" help={t`Opening of a letter`} />}
        <Name isPerson={isPerson} />
        <Wide>
          <NearContacts near={near} />
        </Wide>
        {!isPerson && <Line name="coc_number" />}
        {!isPerson && <Line name="vat_number" />}
      </FormSection>
      <FormSection title={t`Contact details`} about={isPerson ? t`Needed to receive proposals.` : undefined}>
        <Line name="email" type="email" />
        <Line name="phone" type="tel" />
        {isPerson ? <Line name="mobile" type="tel" /> : <Line name="fax" type="tel" />}
        <Line name="internet" />
      </FormSection>
      <FormSection title={t`Address`}>
        <Wide>
          <Line name="street" help={t`Including house number`} />
        </Wide>
        <Line name="zipcode" />
        <Line name="city" />
        <Line name="state" />
        <Line name="country" />
      </FormSection>
      <FormSection title={t`Social media`}>
        <Line name="linkedin" />
        <Line name="facebook" />
        <Line name="twitter" />
        <Line name="instagram" />
      </FormSection>
      {custom.length > 0 && (
        <FormSection title={t`Fields`} about={t`They fill tags in the text of a proposal.`}>
          {custom.map((field) => (
            <Custom key={field.name} field={field} />
          ))}
        </FormSection>
      )}
      <FormSection title={t`Details`}>
        <Wide>
          <FormTagsField known={tags.known} onWanted={tags.want} />
        </Wide>
      </FormSection>
    </>
  )
}

type LineProps = { name: LineName; help?: string; type?: 'email' | 'tel'; autoComplete?: string }

/** Nothing here is needed but the name; saying "optional" twenty times would help nobody. */
function Line({ name, ...rest }: LineProps) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ContactFields>()
  return (
    <TextField
      {...register(name)}
      label={t(contactWords[name])}
      error={formState.errors[name]?.message}
      autoComplete="off"
      {...rest}
    />
  )
}

function Name({ isPerson }: { isPerson: boolean }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ContactFields>()
  const field = (
    <TextField
      {...register('name')}
      label={isPerson ? t`Display name` : t(contactWords.name)}
      help={isPerson ? t`First and last name if left empty` : undefined}
      error={formState.errors.name?.message}
      autoComplete="off"
    />
  )
  return isPerson ? field : <Wide>{field}</Wide>
}

function Custom({ field: { name, label, required, type } }: { field: ContactField }) {
  const { register, formState } = useFormContext<ContactFields>()
  const key = customKeyOf(name)
  const said = { label, optional: !required, error: formState.errors[key]?.message }
  const parts = { ...register(key), ...said }
  if (type === 'text') return <TextField {...parts} autoComplete="off" />
  return <Wide>{type === 'html' ? <Formatted name={key} {...said} /> : <TextareaField {...parts} />}</Wide>
}

type FormattedProps = {
  name: ReturnType<typeof customKeyOf>
  label: string
  optional: boolean
  error: string | undefined
}

function Formatted({ name, ...said }: FormattedProps) {
  const { control } = useFormContext<ContactFields>()
  const { value, onChange, onBlur } = useController({ control, name }).field
  return <RichTextField {...said} value={value} onChange={onChange} onBlur={onBlur} />
}
