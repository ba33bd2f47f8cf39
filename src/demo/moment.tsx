const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

/** `at` in milliseconds since 1970, on the demo's clock. */
export const Moment = ({ at }: { at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{written.format(at)}</time>
)
