/** The address a browser can go to, for what people write: `example.com` too. Undefined for anything else. */
export function webAddress(written: string): string | undefined {
  const text = written.trim()
  const address = /^https?:\/\//i.test(text)
    ? text
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)
      ? `https://${text}`
      : ''
  return URL.canParse(address) ? address : undefined
}
