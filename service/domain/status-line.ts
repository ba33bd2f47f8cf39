/** The answer to an update (interface, section 2). */
export const statusLine = { status: '200 OK' }
