import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useCreateContact, useCreateOrganisationPerson } from '#src/api/contacts.ts'
import { NearContacts, type NearContact } from '#src/components/contacts/near-contacts.tsx'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { FormWindow } from '#src/components/form/form-window.tsx'
import type { Customer, CustomerMatch } from '#src/components/proposal-form/customer-field.tsx'
import type { Receiver } from '#src/components/proposal-form/receivers-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { matchOf } from './form-customer.ts'
import { useContactsLike } from '#src/pages/shared/contacts-like.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { contactType, type ContactType } from '#wire/contact-type.ts'
import { optionalEmail } from '#wire/mailbox.ts'
import { name, text } from '#wire/scalars.ts'

/** A customer in short: what a proposal needs. The rest is filled in on the contact. */
type CustomerFields = {
  type: ContactType
  name: string
  /** Of an organisation: who receives the proposal. */
  fullname: string
  email: string
}

const customer = z.object({ type: contactType, name, fullname: text, email: optionalEmail }).check(
  // An organisation has no address of its own here: it is of who receives the proposal.
  z.refine(({ type, fullname, email }) => type === 'person' || email === '' || fullname.trim() !== '', {
    path: ['fullname'],
    error: () => t`Enter a name`,
  }),
)
const customerResolver = formResolver<CustomerFields, CustomerFields>(customer)

const person = z.object({ fullname: name, email: optionalEmail })
type PersonFields = z.output<typeof person>
const personResolver = formResolver<PersonFields, PersonFields>(person)

/** `onClose` tells the customer that was made. */
type CustomerProps = { name: string; onClose: (made?: CustomerMatch) => void }

export function NewCustomerWindow({ name, onClose }: CustomerProps) {
  const { t } = useLingui()
  const { made, create } = useCustomerCreation()
  const view = useSubmittedForm<CustomerFields, CustomerFields, CustomerMatch>({
    fields: { type: 'organisation', name, fullname: '', email: '' },
    resolver: customerResolver,
    save: create,
    onSaved: onClose,
  })
  return (
    <FormWindow isOverForm title={t`New customer`} act={t`Add customer`} {...view} onClose={() => onClose(made)}>
      <CustomerLines isMade={made !== undefined} onTake={onClose} />
    </FormWindow>
  )
}

/** `made`: an organisation is there, whatever becomes of its person. It is not made again. */
function useCustomerCreation() {
  const [made, setMade] = useState<CustomerMatch>()
  const { mutateAsync: createContact } = useCreateContact()
  const { mutateAsync: createPerson } = useCreateOrganisationPerson()
  const createOrganisation = async (name: string) => {
    const organisation = matchOf(await createContact({ type: 'organisation', name }))
    setMade(organisation)
    return organisation
  }
  async function create({ type, name, fullname, email }: CustomerFields): Promise<CustomerMatch> {
    if (type === 'person') {
      const customer = matchOf(await createContact({ type, fullname: name, email }))
      return { ...customer, person: { id: customer.id, name: customer.name, email } }
    }
    const organisation = made ?? (await createOrganisation(name))
    if (fullname.trim() === '') return organisation
    const { id } = await createPerson({ id: organisation.id, person: { fullname, email } })
    return { ...organisation, person: { id, name: fullname, email } }
  }
  return { made, create }
}

type LinesProps = { isMade: boolean; onTake: (known: CustomerMatch) => void }

const knownOf = ({ id, name, place }: NearContact) => matchOf({ id, type: 'organisation', name, city: place })

function CustomerLines({ isMade, onTake }: LinesProps) {
  const { t } = useLingui()
  const { control } = useFormContext<CustomerFields>()
  const [type, name] = useWatch({ control, name: ['type', 'name'] })
  const near = useContactsLike(type, isMade ? '' : name)
  return (
    <>
      <TypeField disabled={isMade} />
      <Line name="name" label={t`Name`} readOnly={isMade} data-autofocus />
      <Wide>
        {/* Who is like a private person may be one of an organisation. */}
        <NearContacts near={near} onTake={type === 'organisation' ? (known) => onTake(knownOf(known)) : undefined} />
      </Wide>
      {type === 'organisation' && <Line name="fullname" label={t`Contact person`} optional />}
      <Line name="email" type="email" label={t`Email`} optional />
    </>
  )
}

type LineProps = ComponentProps<typeof TextField> & { name: 'name' | 'fullname' | 'email'; 'data-autofocus'?: true }

/** A line of either window. */
function Line({ name, ...rest }: LineProps) {
  const { register, formState } = useFormContext<CustomerFields>()
  return <TextField {...register(name)} {...rest} error={formState.errors[name]?.message} autoComplete="off" />
}

const typeWords: Record<ContactType, MessageDescriptor> = {
  organisation: msg`Organisation`,
  person: msg`Private person`,
}

function TypeField({ disabled }: { disabled: boolean }) {
  const { t } = useLingui()
  const { control } = useFormContext<CustomerFields>()
  const { field } = useController({ control, name: 'type' })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={t`Contact type`}
      searchable={false}
      disabled={disabled}
      data={contactType.options.map((value) => ({ value, label: t(typeWords[value]) }))}
    />
  )
}

/** `onClose` tells the person that was made. */
type PersonProps = { organisation: Customer; onClose: (made?: Receiver) => void }

export function NewPersonWindow({ organisation, onClose }: PersonProps) {
  const { t } = useLingui()
  const { mutateAsync: create } = useCreateOrganisationPerson()
  const view = useSubmittedForm<PersonFields, PersonFields, Receiver>({
    fields: { fullname: '', email: '' },
    resolver: personResolver,
    save: async (person) => {
      const { id } = await create({ id: organisation.id, person })
      return { id, name: person.fullname, email: person.email }
    },
    onSaved: onClose,
  })
  return (
    <FormWindow
      isOverForm
      title={t`New person of ${organisation.name}`}
      act={t`Add person`}
      {...view}
      onClose={() => onClose()}
    >
      <Line name="fullname" label={t`Name`} data-autofocus />
      <Line name="email" type="email" label={t`Email`} optional />
    </FormWindow>
  )
}
