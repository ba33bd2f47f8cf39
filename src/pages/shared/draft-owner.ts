import { personIn } from '#src/api/person.ts'

/** Whose draft it is: what one user typed is not another's on the same machine. */
export const draftOwner = personIn
