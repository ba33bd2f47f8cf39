import { Canvas, type Point } from './canvas.ts'
import { sceneSize } from './scene-size.ts'

const { width, height } = sceneSize

/** Hills, and a roof full of panels before the sun. */
export function roofs(): Canvas {
  const canvas = new Canvas(width, height, '#e2efe6')
  for (const [at, color] of ['#e6f1e8', '#edf4e6', '#f5f6e2', '#fbf5dc'].entries())
    canvas.rect(0, 150 + at * 70, width, height, color)
  canvas.circle(960, 330, 118, '#fbe7a8')
  canvas.circle(960, 330, 86, '#f5cf62')
  hill(canvas, { base: 470, high: 60, turn: 0.0042, shift: 0.4, color: '#b7d3bd' })
  hill(canvas, { base: 540, high: 44, turn: 0.0058, shift: 2.1, color: '#8fbb9c' })
  hill(canvas, { base: 620, high: 30, turn: 0.0075, shift: 4.2, color: '#5f9a76' })
  tree(canvas, 90, 560, 62)
  tree(canvas, 190, 600, 44)
  tree(canvas, 1150, 560, 70)
  tree(canvas, 1230, 610, 46)
  canvas.rect(300, 560, 680, height, '#fbfaf5')
  canvas.polygon('250,560 420,300 860,300 1030,560', '#7a4b3a')
  panels(canvas, 326, 418)
  panels(canvas, 430, 530)
  for (const x of [370, 510, 790]) {
    canvas.rect(x, 620, 96, 100, '#cfe0e6')
    canvas.line(`${x + 48},620 ${x + 48},720`, 5, '#fbfaf5')
  }
  canvas.rect(652, 610, 90, 190, '#2e6b4a')
  canvas.rect(0, 764, width, 40, '#3c7d58')
  return canvas
}

type Hill = { base: number; high: number; turn: number; shift: number; color: string }

function hill(canvas: Canvas, { base, high, turn, shift, color }: Hill) {
  const top = Array.from({ length: width / 8 + 1 }, (_, at): Point => [
    at * 8,
    base - high * Math.sin(at * 8 * turn + shift),
  ])
  canvas.polygon([...top, [width, height], [0, height]], color)
}

function tree(canvas: Canvas, x: number, y: number, size: number) {
  canvas.rect(x - 5, y, 10, size + 40, '#4b6b52')
  canvas.circle(x, y, size, '#2e6b4a')
  canvas.circle(x - size / 4, y - size / 4, size / 1.7, '#3c7d58')
}

/** A row of seven in the slope of the roof. */
function panels(canvas: Canvas, top: number, bottom: number) {
  const middle = (top + bottom) / 2
  for (let at = 0; at < 7; at += 1) {
    canvas.polygon(inRoof(top, bottom, at + 0.04, at + 0.96), '#1d3a4a')
    canvas.polygon(inRoof(top, bottom, at + 0.04, at + 0.4), '#274c60')
    canvas.line([onRoof(middle, at + 0.04), onRoof(middle, at + 0.96)], 2, '#4a7284')
    canvas.line([onRoof(top, at + 0.5), onRoof(bottom, at + 0.5)], 2, '#4a7284')
  }
}

const inRoof = (top: number, bottom: number, from: number, to: number): Point[] => [
  onRoof(top, from),
  onRoof(top, to),
  onRoof(bottom, to),
  onRoof(bottom, from),
]

/** A point of the roof, which widens downwards; `part` counts panels from the left. */
function onRoof(y: number, part: number): Point {
  const slope = ((y - 300) * 170) / 260
  return [480 - slope + ((320 + 2 * slope) * part) / 7, y]
}
