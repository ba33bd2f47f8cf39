/**
 * Where to go from an address that is the app's folder without its slash: a host may answer it with the app, but it is
 * outside of what the router and a worker reach. Undefined for every other address.
 */
export const withSlash = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, base: string) =>
  `${pathname}/` === base ? `${base}${search}${hash}` : undefined
