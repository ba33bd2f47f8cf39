import type { ProposalRemark } from '#wire/proposal-comments.ts'

type Named = Pick<ProposalRemark, 'type' | 'firstname' | 'lastname' | 'contact_name'>

const personOf = ({ firstname, lastname }: Pick<Named, 'firstname' | 'lastname'>) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** The person, with the firm where somebody of the customer wrote. */
export function nameOf({ type, contact_name, ...names }: Named): string {
  const person = personOf(names)
  return type === 'client' && contact_name && contact_name !== person
    ? [person, contact_name].filter(Boolean).join(', ')
    : person || contact_name
}

/** A customer's question without an answer. */
type Waiting = { id: number; fullname: string }

/**
 * Who gets what is written to the customer by mail: whoever asked what is answered, else everybody who asked and has no
 * answer, else every receiver (wire/proposal-comments.ts).
 */
export function mailedTo(
  questions: readonly Waiting[],
  receivers: readonly string[],
  answered: number | undefined,
): string[] {
  const asking = questions.filter(({ id }) => answered === undefined || id === answered).map(({ fullname }) => fullname)
  return [...new Set(asking.length > 0 ? asking : receivers)]
}
