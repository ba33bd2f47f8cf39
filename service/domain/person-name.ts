/** "An Smit", or the one part that is there. */
export const fullnameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`.trim()
