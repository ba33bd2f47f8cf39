/**
 * The deployment's config.json, not looked at yet: a host that can write it into the page spares the reader a request.
 * Without imports, since early.ts carries it too. The app reads the same (src/config-in-page.ts).
 */
export async function readConfig(): Promise<unknown> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="config"]')?.content
  if (written !== undefined) return JSON.parse(written)
  const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
  return answer.json()
}
