import { Canvas } from './canvas.ts'
import { sceneSize } from './scene-size.ts'

const { width, height } = sceneSize

/** Left edge, top and width of what stands behind. */
const far = [
  [0, 330, 170],
  [190, 250, 150],
  [360, 380, 190],
  [820, 300, 140],
  [980, 220, 160],
  [1150, 340, 130],
] as const

/** Facades at dusk. */
export function offices(): Canvas {
  const canvas = new Canvas(width, height, '#dcdad3')
  for (const [at, color] of ['#e2e0d9', '#e8e6e0', '#eeece7'].entries())
    canvas.rect(0, 200 + at * 150, width, height, color)
  for (const [x, top, wide] of far) canvas.rect(x, top, wide, height, '#c2c0ba')
  facade(canvas, { x: 90, top: 420, wide: 260, rows: 8, columns: 6, ground: '#6b6d70', seed: 3 })
  facade(canvas, { x: 400, top: 160, wide: 330, rows: 14, columns: 8, ground: '#33363b', seed: 7 })
  facade(canvas, { x: 780, top: 350, wide: 380, rows: 10, columns: 9, ground: '#4b4e53', seed: 5 })
  canvas.rect(0, 752, width, 48, '#26282c')
  return canvas
}

type Facade = { x: number; top: number; wide: number; rows: number; columns: number; ground: string; seed: number }

function facade(canvas: Canvas, { x, top, wide, rows, columns, ground, seed }: Facade) {
  canvas.rect(x, top, wide, height, ground)
  const [across, down] = [(wide - 24) / columns, (740 - top) / rows]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isLit = (row * 5 + column * seed + row * column) % 11 === 0
      const [left, high] = [x + 15 + column * across, top + 16 + row * down]
      canvas.rect(left, high, across - 9, down - 14, isLit ? '#f0d9a0' : '#8e9196')
    }
}
