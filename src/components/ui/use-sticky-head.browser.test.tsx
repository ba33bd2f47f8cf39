import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { useStickyHead } from './use-sticky-head.ts'

function Screen() {
  const head = useRef<HTMLDivElement>(null)
  useStickyHead(head)
  return (
    <section aria-label="Screen">
      <div ref={head} style={{ height: 40 }}>
        Head
      </div>
      <p style={{ display: 'grid' }}>Rows</p>
      <p>More rows</p>
    </section>
  )
}

const screen = () => page.getByRole('region', { name: 'Screen' }).element() as HTMLElement
const covered = () => screen().style.getPropertyValue('--covered')

test('what a head covers is known in the turn that draws the screen, and again when the head changes', async () => {
  flushSync(() => void render(<Screen />))
  expect(covered()).toBe('40px')
  const [head, ...below] = [...screen().children] as HTMLElement[]
  expect(below.map((part) => getComputedStyle(part).display)).toEqual(['grid', 'block'])

  if (head) head.style.height = '60px'
  await expect.poll(covered).toBe('60px')
})
