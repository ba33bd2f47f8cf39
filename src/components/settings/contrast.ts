const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** `#abc` or `#aabbcc` as three numbers from 0 to 255; undefined for what is no colour. */
function channels(color: string): [number, number, number] | undefined {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color.trim())
  if (!hex) return undefined
  const digits = hex[2] ?? (hex[1] ?? '').replace(/./g, '$&$&')
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16)
  return [at(0), at(2), at(4)]
}

const luminance = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255)

/** How well one colour is read on another, from 1 to 21 (WCAG 2); undefined when either is no colour. */
export function contrast(color: string, ground: string): number | undefined {
  const [one, other] = [channels(color), channels(ground)]
  if (!one || !other) return undefined
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Text needs this much. */
export const enough = 4.5

/** The same colour, darker step by step until it is read on the ground; undefined for what is no colour. */
export function readable(color: string, ground: string): string | undefined {
  const given = channels(color)
  if (!given) return undefined
  for (let part = 100; part >= 0; part -= 2) {
    const darker = `#${given
      .map((each) =>
        Math.round((each * part) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    if ((contrast(darker, ground) ?? 0) >= enough) return darker
  }
  return undefined
}
