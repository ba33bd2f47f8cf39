type Address = { street: string; zipcode: string; city: string; state: string; country: string }

/** An address as it stands on an envelope; what is not there has no line. */
export const addressLines = ({ street, zipcode, city, state, country }: Address): string[] =>
  [street, [zipcode, city].filter(Boolean).join('  '), state, country].filter(Boolean)
