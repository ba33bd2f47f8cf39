/** Where the service answers, as config.json says; "" for this origin. An object: the entry carries it. */
export const filesOf = { service: '' }

/** The full address of a file, which texts name below the service's. */
export const addressOfFile = (src: string) => `${filesOf.service}/${src}`
