/** "An Smit", or the one part that is there. */
export const fullnameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim()

/** What a user is called; one without a name by the address they sign in with. */
export const userNameOf = (user: { firstname: string; lastname: string; email: string }) =>
  fullnameOf(user) || user.email
