/** Where an accent stands: the customer's sheet, light and dark. */
export const grounds = { light: '#fefdfc', dark: '#20242e' }

const enough = 4.5
const steps = 20

type Channels = readonly [number, number, number]

function channelsOf(color: string): Channels | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const [, red = '', green = '', blue = ''] =
    (short
      ? [color, ...short.slice(1).map((one) => one + one)]
      : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)) ?? []
  return red ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)] : undefined
}

function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: Channels, b: Channels): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const written = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The colour, darkened or lightened until it can be read on the ground (WCAG 4.5); undefined when it cannot, or is none. */
export function readableColor(color: string, ground: string): string | undefined {
  const [from, on] = [channelsOf(color), channelsOf(ground)]
  if (!from || !on) return undefined
  const towards = luminance(on) > 0.5 ? 0 : 255
  for (let step = 0; step < steps; step += 1) {
    const mixed = from.map((value) => value + ((towards - value) * step) / steps) as unknown as Channels
    if (contrast(mixed, on) >= enough) return written(mixed)
  }
  return undefined
}
