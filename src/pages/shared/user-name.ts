type Named = { firstname: string; lastname: string; email: string }

/** What a user of the account is called; one without a name by the address they sign in with. */
export const userName = ({ firstname, lastname, email }: Named) => `${firstname} ${lastname}`.trim() || email
