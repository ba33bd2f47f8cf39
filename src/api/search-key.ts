/** Begins the key of everything searched for; by itself, so that who only forgets it does not bring along how it is asked for. */
export const searchKey = ['search'] as const
