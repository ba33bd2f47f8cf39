import { useGiveEmail } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { ApiError } from '#wire/problem.ts'

/** Gives somebody of a customer an email address; tells the fault in words where it cannot be kept. */
export function useEmailGiving() {
  const { mutateAsync } = useGiveEmail()
  return (given: { id: number; contact_id: number; email: string }) => mutateAsync(given).then(() => undefined, faultOf)
}

/** What the service says about the address itself, else what went wrong. */
function faultOf(error: unknown) {
  const [said] = (error instanceof ApiError && error.problem.errors?.['email']) || []
  return said ?? messageFor(error)
}
