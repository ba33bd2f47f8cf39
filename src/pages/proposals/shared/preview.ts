import { useLingui } from '@lingui/react/macro'
import { usePreview } from '#src/api/proposal-customer.ts'
import type { Look } from '#src/components/proposals/customer-looks.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { PreviewRequest } from '#wire/proposal-preview.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** Windows as wide as what they stand for; the same one again for the same device. */
const sizes = { phone: { width: 390, height: 844 }, computer: { width: 1280, height: 860 } } as const

type Options = {
  id: number
  version: PreviewRequest['version']
  /** What is being written is saved first; false: it could not be. */
  before?: () => Promise<boolean>
}

/** Opens the customer's page as one of the receivers, to look or to rehearse. Nothing of it counts or is kept. */
export function useLook({ id, version, before }: Options) {
  const { t } = useLingui()
  const { mutateAsync } = usePreview(id)
  return async ({ receiver, kind, device }: Look) => {
    // Opened empty: after an answer has been waited for no browser takes it for the answer to a press.
    const opened = openWindow(device)
    if (!opened) {
      await showToast({ tone: 'failed', text: t`The browser blocked the window. Allow pop-ups for this site.` })
      return
    }
    try {
      if (before && !(await before())) return opened.close()
      const { url } = await mutateAsync({ contact_people_id: receiver, kind, version })
      // Told once; this answer is never a repeated one.
      if (url === null) return opened.close()
      opened.location.assign(url)
      opened.focus()
    } catch (error) {
      opened.close()
      await sayFailed(error)
    }
  }
}

function openWindow(device: Look['device']) {
  // Who works on a phone has no room for another window.
  if (window.innerWidth < 720) return window.open('', '_blank')
  const { width, height } = sizes[device]
  const left = Math.max(0, window.screenX + window.outerWidth - width)
  return window.open(
    '',
    `proffer-${device}`,
    `popup,width=${width},height=${height},left=${left},top=${window.screenY}`,
  )
}
