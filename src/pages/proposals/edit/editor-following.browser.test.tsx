import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { useFollowing } from './editor-following.ts'

/** A pane 300 px high in which prices stand below texts that come later, as they do where the app begins with an editor. */
function Preview() {
  const pane = useRef<HTMLElement>(null)
  const [part, setPart] = useState('prices')
  const [texts, setTexts] = useState(0)
  useFollowing(pane, part, 'phone')
  return (
    <>
      {/* What a browser keeps in its place by itself is not what this is about. */}
      <aside ref={pane} style={{ height: 300, overflowY: 'auto', overflowAnchor: 'none' }}>
        <div>
          <p data-part="cover">Cover</p>
          <div style={{ height: texts }} />
          <p data-part="prices">Prices</p>
          <div style={{ height: 1200 }} />
        </div>
      </aside>
      <button onClick={() => setTexts(texts + 600)}>More text</button>
      <button onClick={() => setPart('cover')}>Write the cover</button>
      <button onClick={() => setPart('prices')}>Write the prices</button>
    </>
  )
}

const pane = page.getByRole('complementary')
const press = (name: string) => page.getByRole('button', { name }).click()

/** How far below the top of the pane something stands, in pixels. */
const below = (text: string) =>
  page.getByText(text, { exact: true }).element().getBoundingClientRect().top -
  pane.element().getBoundingClientRect().top

test('the pane stays at what is written when texts above it come later', async () => {
  render(<Preview />)
  await expect.element(pane).toBeVisible()
  await press('More text')
  await expect.poll(() => below('Prices')).toBeCloseTo(100, 0)
})

test('who has scrolled the pane keeps the place, whatever comes later, until another part is written', async () => {
  render(<Preview />)
  await expect.element(pane).toBeVisible()
  await press('More text')
  await expect.poll(() => below('Prices')).toBeCloseTo(100, 0)
  await userEvent.wheel(pane, { delta: { y: 900 } })
  await expect.poll(() => below('Prices')).toBeCloseTo(-800, 0)
  await press('More text')
  await expect.poll(() => below('Prices')).toBeCloseTo(-200, 0)
  await press('Write the cover')
  await expect.poll(() => below('Cover')).toBeCloseTo(0, 0)
  await press('Write the prices')
  await expect.poll(() => below('Prices')).toBeCloseTo(100, 0)
})
