import type { SessionCarrier } from '#service/ports.ts'
import type { HomeSettings } from './home-settings.ts'

/**
 * The session carrier where there are no cookies: requests to a worker have none, and responses of a worker set none.
 * One browser is one person, so the token is stored in a row, by path.
 */
export function sessionRow(settings: HomeSettings) {
  let waiting: Record<string, string> | undefined
  const carried = () => waiting ?? settings.now.sessions
  const carrier: SessionCarrier = {
    read: (request) => {
      const { pathname } = new URL(request.url)
      // The service may stand below a path of its host; the paths it is asked at begin with its own.
      return Object.entries(carried()).find(([path]) => path.endsWith(ownPath(pathname)))?.[1]
    },
    write: (_headers, token, path) => {
      const { [path]: _ended, ...others } = carried()
      waiting = token === undefined ? others : { ...others, [path]: token }
    },
  }
  return {
    carrier,
    /** Stores tokens written since; before the response is sent. */
    keep: async () => {
      if (!waiting) return
      const sessions = waiting
      waiting = undefined
      await settings.set({ sessions })
    },
  }
}

/** `/accounts/<name>/oauth2`, whatever comes below it. */
const ownPath = (pathname: string) => pathname.split('/').slice(0, 4).join('/')
