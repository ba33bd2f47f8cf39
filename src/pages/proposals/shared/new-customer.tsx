import { useState } from 'react'
import type { Customer, CustomerMatch } from '#src/components/proposal-form/customer-field.tsx'
import type { Receiver } from '#src/components/proposal-form/receivers-field.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { createContact } from '#wire/contacts.ts'

const CustomerWindow = windowOf(
  newPart(() => import('./new-customer-window.tsx').then(({ NewCustomerWindow }) => NewCustomerWindow)),
)
const PersonWindow = windowOf(
  newPart(() => import('./new-customer-window.tsx').then(({ NewPersonWindow }) => NewPersonWindow)),
)

/**
 * The windows that take in a customer or somebody of theirs who is not there yet, over the form of a proposal, which
 * waits for what comes of them: undefined where one is left. Whoever may not add contacts is offered none.
 */
export function useNewCustomer() {
  const mayAdd = useMay(createContact)
  const customer = useAsked<string, CustomerMatch>()
  const person = useAsked<Customer, Receiver>()
  return {
    onCustomer: mayAdd ? customer.ask : undefined,
    onPerson: mayAdd ? person.ask : undefined,
    windows: (
      <>
        {customer.asked !== undefined && <CustomerWindow name={customer.asked} onClose={customer.answer} />}
        {person.asked && <PersonWindow organisation={person.asked} onClose={person.answer} />}
      </>
    ),
  }
}

/** Something that a window is asked, until it closes with an answer or without. */
function useAsked<Question, Answer>() {
  const [open, setOpen] = useState<{ asked: Question; answer: (answer?: Answer) => void }>()
  return {
    asked: open?.asked,
    answer: (answer?: Answer) => {
      setOpen(undefined)
      open?.answer(answer)
    },
    ask: (asked: Question) => new Promise<Answer | undefined>((answer) => setOpen({ asked, answer })),
  }
}
