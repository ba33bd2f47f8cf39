/** A body laid out to be read; undefined when there is no JSON in it, as itself or in the one field of a form. */
export function formatted(body: string): string | undefined {
  const json = body.startsWith('payload=') ? (new URLSearchParams(body).get('payload') ?? '') : body
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2)
  } catch {
    return undefined
  }
}
