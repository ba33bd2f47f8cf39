import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ApiError } from '#wire/problem.ts'
import { contactsLeft } from './contact-list-place.ts'
import { RouteError } from './route-error.tsx'

const words: Record<number, { title: string; text: string }> = {
  403: {
    title: 'You may not see this contact',
    text: 'It belongs to an account you have no access to. Ask an administrator of that account.',
  },
  404: {
    title: 'There is no such contact',
    text: 'It never existed, or the address was mistyped. Search the list for its name.',
  },
  410: {
    title: 'This contact is in the trash',
    text: 'Nothing of it is lost: it can be restored under Settings, Trashcan.',
  },
}

/** What stands in place of a contact that is not there for this person; any other trouble is the app's. */
export function ContactRecordError() {
  const error = useRouteError()
  const known = error instanceof ApiError || isRouteErrorResponse(error) ? words[error.status] : undefined
  if (!known) return <RouteError />
  return (
    <ErrorState title={known.title} action={<ButtonLink to={contactsLeft()}>Back to the contacts</ButtonLink>}>
      {known.text}
    </ErrorState>
  )
}
