import { listLeftAt } from '#src/pages/shared/list-position.ts'

/** The address of the contacts list as it was left. */
export const contactsLeft = () => listLeftAt('/contacts')
