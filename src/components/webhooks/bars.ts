import { t } from '@lingui/core/macro'
export type Hour = { date: string; succeeded: number; failed: number }
type Sizes = { step: number; width: number; height: number }

/** Where each hour's bar stands, with the failed part on top of the other; the busiest hour fills the height. */
export function bars(hours: readonly Hour[], { step, width, height }: Sizes) {
  const most = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed))
  const tall = (count: number) => (count / most) * height
  return hours.map(({ date, succeeded, failed }, at) => ({
    date,
    x: at * step,
    width,
    good: { y: height - tall(succeeded), height: tall(succeeded) },
    bad: { y: height - tall(succeeded) - tall(failed), height: tall(failed) },
    words: t`${succeeded} succeeded, ${failed} failed`,
  }))
}
