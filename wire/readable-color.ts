/** Where an accent stands: the customer's sheet, light and dark. */
export const grounds = { light: '#fefdfc', dark: '#20242e' }

/** Text needs this much contrast (WCAG 2). */
export const enough = 4.5
const steps = 20

type Channels = readonly [red: number, green: number, blue: number]

/** `#abc` or `#aabbcc` as three numbers from 0 to 255; undefined for what is no colour. */
function channelsOf(color: string): Channels | undefined {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color.trim())
  if (!hex) return undefined
  const digits = hex[2] ?? (hex[1] ?? '').replace(/./g, '$&$&')
  const from = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16)
  return [from(0), from(2), from(4)]
}

const each = ([red, green, blue]: Channels, of: (value: number) => number): Channels => [of(red), of(green), of(blue)]

function luminance(channels: Channels): number {
  const [red, green, blue] = each(channels, (value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(a: Channels, b: Channels): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const written = (channels: Channels) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** How well one colour is read on another, from 1 to 21 (WCAG 2); undefined when either is no colour. */
export function contrast(color: string, ground: string): number | undefined {
  const [one, other] = [channelsOf(color), channelsOf(ground)]
  return one && other && contrastOf(one, other)
}

/** The colour, darkened or lightened until it can be read on the ground; undefined when it cannot, or is none. */
export function readableColor(color: string, ground: string): string | undefined {
  const [from, on] = [channelsOf(color), channelsOf(ground)]
  if (!from || !on) return undefined
  const towards = luminance(on) > 0.5 ? 0 : 255
  for (let step = 0; step < steps; step += 1) {
    const mixed = each(from, (value) => value + ((towards - value) * step) / steps)
    if (contrastOf(mixed, on) >= enough) return written(mixed)
  }
  return undefined
}

/** A design's colours as they are shown; empty where there is none. On a dark sheet ink is light, whatever it says. */
export const shownColors = ([accent = '', , ink = '']: readonly string[]) => ({
  accent: readableColor(accent, grounds.light) ?? '',
  accent_dark: readableColor(accent, grounds.dark) ?? '',
  ink: readableColor(ink, grounds.light) ?? '',
})

/** Which of a design's colours stand in text: headings first, texts third. */
const inText = [0, 2]

/** Those that cannot be read on paper: their place, their contrast, and the nearest colour that can be. */
export const colorFaults = (colors: readonly string[]) =>
  inText.flatMap((at) => {
    const color = colors[at]
    const ratio = color === undefined ? undefined : contrast(color, grounds.light)
    if (color === undefined || ratio === undefined || ratio >= enough) return []
    // Cut, not rounded: 4.47 is not enough, and 4.5 would be.
    return [{ at, ratio: Math.floor(ratio * 10) / 10, nearest: readableColor(color, grounds.light) ?? '#000000' }]
  })
