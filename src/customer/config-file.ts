import { configInPage } from '#src/config-in-page.ts'

/** The deployment's config.json, not looked at yet. With few imports, since early.ts carries it too. */
export async function readConfig(): Promise<unknown> {
  const written = configInPage()
  if (written !== undefined) return JSON.parse(written)
  const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
  return answer.json()
}
