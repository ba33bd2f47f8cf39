/**
 * What a screen looked like when somebody last saw it: the worker writes it into the page that it answers with
 * (hosts/browser/snapshots.ts), so that it stands before any script runs. Nothing in it can be pressed or read out.
 */
export type Snapshot = {
  html: string
  /** Addresses of the styles that it is drawn with. */
  styles: string[]
  /** How it was drawn: shown in another way it would be wrong, and is not shown. */
  drawn: Drawn
}

export type Drawn = {
  /** Of the window, in pixels; in less height it is merely cut off. */
  width: number
  height: number
  /** Of the page in it, which a bar for scrolling may make narrower. */
  page: number
  isDark: boolean
  /** Attributes of the root element by which styles choose. */
  root: Record<string, string>
}

/** Where styles of elements wait: the content security policy refuses a `style` that comes with the page. */
export const styleKept = 'data-style'

export const windowNow = () => ({
  width: window.innerWidth,
  height: window.innerHeight,
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
})
