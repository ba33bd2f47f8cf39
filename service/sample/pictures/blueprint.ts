import { Canvas } from './canvas.ts'
import { sceneSize } from './scene-size.ts'

const { width, height } = sceneSize
const [paper, faint, ink] = ['#1f4e79', '#2c5d8a', '#dbe6f0'] as const
const ground = 640

/** A house in section, drawn in white on blue, and the pump behind it. */
export function blueprint(): Canvas {
  const canvas = new Canvas(width, height, paper)
  for (let x = 0; x < width; x += 40) canvas.line(`${x},0 ${x},${height}`, 1, faint)
  for (let y = 0; y < height; y += 40) canvas.line(`0,${y} ${width},${y}`, 1, faint)
  canvas.line(`80,${ground} 1200,${ground}`, 5, ink)
  for (let x = 90; x < 1200; x += 34) canvas.line(`${x},${ground + 20} ${x + 18},${ground + 4}`, 2, ink)
  house(canvas)
  pump(canvas)
  canvas.line('616,600 700,600 700,690 930,690 930,640', 3, ink)
  canvas.line('616,614 688,614 688,704 944,704 944,640', 3, ink)
  canvas.line('240,740 890,740', 2, ink)
  for (const x of [240, 760, 890]) canvas.line(`${x - 8},748 ${x + 8},732`, 2, ink)
  return canvas
}

function house(canvas: Canvas) {
  canvas.line('240,640 240,330 500,140 760,330 760,640', 6, ink)
  canvas.line('200,358 500,138 800,358', 6, ink)
  canvas.line('240,480 760,480', 4, ink)
  canvas.line('240,330 760,330', 2, ink)
  canvas.line('500,480 500,640', 4, ink)
  for (const x of [290, 380, 560, 650]) frame(canvas, [x, 372], [60, 66])
  frame(canvas, [300, 530], [70, 110])
  frame(canvas, [560, 528], [56, 100])
  canvas.ring(588, 556, 15, 3, ink, paper)
  for (let x = 420; x <= 480; x += 15) canvas.line(`${x},560 ${x},620`, 4, ink)
  canvas.line('420,560 480,560', 4, ink)
}

function pump(canvas: Canvas) {
  frame(canvas, [890, 520], [170, 120])
  canvas.ring(960, 580, 44, 4, ink, paper)
  for (const tip of ['960,540', '995,600', '925,600']) canvas.line(`960,580 ${tip}`, 4, ink)
  for (let y = 540; y < 630; y += 16) canvas.line(`1022,${y} 1046,${y}`, 3, ink)
}

function frame(canvas: Canvas, [x, y]: readonly [number, number], [wide, high]: readonly [number, number]) {
  const [right, bottom] = [x + wide, y + high]
  canvas.line(`${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom} ${x},${y}`, 3, ink)
}
