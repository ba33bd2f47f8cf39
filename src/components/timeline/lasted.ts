import { t } from '@lingui/core/macro'

/** "6 min 12 s"; from an hour on the seconds no longer matter. */
export function lasted(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const parts = [
    hours > 0 && t`${hours} h`,
    minutes > 0 && t`${minutes} min`,
    hours === 0 && (rest > 0 || minutes === 0) && t`${rest} s`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

/** "4:12". */
export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
