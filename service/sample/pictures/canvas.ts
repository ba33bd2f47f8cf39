export type Point = readonly [x: number, y: number]

/** Points, or as SVG writes them: `0,0 40,0 40,20`. */
type Points = readonly Point[] | string

const pointsIn = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      })
    : points

/** Every pixel is drawn as so many by so many, so that edges are smooth. */
const fine = 2

/** A picture of flat colours, drawn shape over shape; lengths are pixels of the finished picture. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #pixels: Uint8Array
  readonly #wide: number
  readonly #high: number

  constructor(width: number, height: number, ground: string) {
    this.width = width
    this.height = height
    this.#wide = width * fine
    this.#high = height * fine
    this.#pixels = new Uint8Array(this.#wide * this.#high * 3)
    this.rect(0, 0, width, height, ground)
  }

  /** A shape that is filled where a line from outside has crossed its edge an odd number of times. */
  polygon(shape: Points, color: string) {
    const points = pointsIn(shape)
    const rows = points.map(([, y]) => y * fine)
    const [from, to] = [Math.max(0, Math.floor(Math.min(...rows))), Math.min(this.#high, Math.ceil(Math.max(...rows)))]
    const ink = channelsOf(color)
    for (let row = from; row < to; row += 1) {
      const crossings = crossingsAt(points, row + 0.5)
      for (let at = 0; at + 1 < crossings.length; at += 2)
        this.#span(row, crossings[at] ?? 0, crossings[at + 1] ?? 0, ink)
    }
  }

  rect(x: number, y: number, width: number, height: number, color: string) {
    const [right, bottom] = [x + width, y + height]
    this.polygon(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`, color)
  }

  circle(x: number, y: number, radius: number, color: string) {
    const corners = 96
    const turn = (2 * Math.PI) / corners
    this.polygon(
      Array.from({ length: corners }, (_, at) => [x + radius * Math.cos(at * turn), y + radius * Math.sin(at * turn)]),
      color,
    )
  }

  /** Strokes from point to point. */
  line(path: Points, width: number, color: string) {
    const points = pointsIn(path)
    for (const [at, [x, y]] of points.entries()) {
      const next = points[at + 1]
      if (!next) return
      const [dx, dy] = [next[0] - x, next[1] - y]
      const length = Math.hypot(dx, dy) || 1
      const [across, along] = [(width / 2 / length) * dy, (width / 2 / length) * dx]
      this.polygon(
        [
          [x - across - along, y + along - across],
          [x + across - along, y - along - across],
          [next[0] + across + along, next[1] - along + across],
          [next[0] - across + along, next[1] + along + across],
        ],
        color,
      )
    }
  }

  ring(x: number, y: number, radius: number, width: number, color: string, inside: string) {
    this.circle(x, y, radius + width / 2, color)
    this.circle(x, y, radius - width / 2, inside)
  }

  /** Its pixels from top left, three bytes each. */
  rgb(): Uint8Array<ArrayBuffer> {
    const whole = new Uint8Array(this.width * this.height * 3)
    for (let y = 0; y < this.height; y += 1)
      for (let x = 0; x < this.width; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          whole[(y * this.width + x) * 3 + channel] = this.#mean(x * fine, y * fine, channel)
    return whole
  }

  #mean(x: number, y: number, channel: number): number {
    let sum = 0
    for (let row = y; row < y + fine; row += 1)
      for (let column = x; column < x + fine; column += 1)
        sum += this.#pixels[(row * this.#wide + column) * 3 + channel] ?? 0
    return Math.round(sum / fine ** 2)
  }

  #span(row: number, from: number, to: number, [red, green, blue]: Channels) {
    const [first, last] = [Math.max(0, Math.round(from)), Math.min(this.#wide, Math.round(to))]
    for (let at = (row * this.#wide + first) * 3; at < (row * this.#wide + last) * 3; at += 3) {
      this.#pixels[at] = red
      this.#pixels[at + 1] = green
      this.#pixels[at + 2] = blue
    }
  }
}

/** Where the edges of a shape cross a row, from left to right. */
function crossingsAt(points: readonly Point[], row: number): number[] {
  const found: number[] = []
  for (const [at, [x, y]] of points.entries()) {
    const [otherX, otherY] = points[(at + 1) % points.length] ?? [x, y]
    const [top, bottom] = [y * fine, otherY * fine]
    if (top <= row === bottom <= row) continue
    found.push((x + ((row - top) / (bottom - top)) * (otherX - x)) * fine)
  }
  return found.toSorted((one, other) => one - other)
}

type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (color: string): Channels => {
  const from = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [from(1), from(3), from(5)]
}
