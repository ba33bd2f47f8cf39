import type { DemoCustomer } from '#wire/demo.ts'

/** The same window each time, the size of a phone, at the right edge of this one. */
const name = 'proffer-second-screen'
const phone = { width: 390, height: 844 }

/** The browser let no window be opened. */
export class WindowRefused extends Error {
  override readonly name = 'WindowRefused'
}

/**
 * Opens the customer's page beside the app; where the app is on a phone itself, in a tab. To be called as the answer to
 * a press, before anything is waited for.
 */
export async function openSecondScreen(link: () => Promise<string>) {
  const isPhone = window.innerWidth < 720
  const left = Math.max(0, window.screenX + window.outerWidth - phone.width)
  const features = `popup,width=${phone.width},height=${phone.height},left=${left},top=${window.screenY}`
  // Opened empty: after an answer has been waited for no browser takes it for the answer to a press.
  const screen = window.open('', isPhone ? '_blank' : name, isPhone ? '' : features)
  if (!screen) throw new WindowRefused()
  try {
    screen.location.assign(await link())
    screen.focus()
  } catch (error) {
    screen.close()
    throw error
  }
}

/** Whose page it is: the first receiver of the proposal that the app shows, else the first customer of the sample. */
export const proposalShown = (pathname: string): number | undefined => {
  const id = /\/proposals\/(\d+)(?:\/|$)/.exec(pathname)?.[1]
  return id === undefined ? undefined : Number(id)
}

export async function linkToShow(
  proposal: number | undefined,
  receivers: (proposal: number) => Promise<readonly DemoCustomer[]>,
  customers: readonly DemoCustomer[],
): Promise<string> {
  const [first] = proposal === undefined ? [] : await receivers(proposal)
  const link = (first ?? customers[0])?.link
  if (link === undefined) throw new Error('The demo has no customer left')
  return link
}
