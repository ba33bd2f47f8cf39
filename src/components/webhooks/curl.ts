type Sent = { payload_url: string; headers: readonly { name: string; value: string }[]; body: string }

/** The request as a command line for a POSIX shell, byte for byte. */
export const curlOf = ({ payload_url, headers, body }: Sent) =>
  [
    `curl ${quoted(payload_url)}`,
    ...headers.map(({ name, value }) => `--header ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ')

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
