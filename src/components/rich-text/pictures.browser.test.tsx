import { useState, useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStore } from '#src/new-store.ts'
import { render } from '#src/testing/render.tsx'
import { renderText, text } from '#src/components/rich-text/testing/render-text.tsx'
import type { Picture } from '#wire/pictures.ts'
import { RichTextField } from './rich-text-field.tsx'
import type { PicturePort } from './picture-uploads.ts'

const src = 'files/abcdefghijklmnopqrstuv'
const kept: Picture = { src, width: 40, height: 30 }
const html = (alt: string) => `<img src="${src}" alt="${alt}" width="40" height="30">`
const photo = (name = 'pump.png', type = 'image/png') => new File(['x'], name, { type })

const written = ({ value = '<p>Before</p>', upload = async () => kept }: Partial<Parameters<typeof renderText>[0]>) =>
  renderText({ value, upload })

const alt = page.getByRole('textbox', { name: 'Alt text' })

async function give(kind: 'paste' | 'drop', ...files: File[]) {
  await text.click()
  giveHere(kind, ...files)
}

/** Where the cursor is. */
function giveHere(kind: 'paste' | 'drop', ...files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const at = document.activeElement ?? document.body
  const { left, bottom } = at.getBoundingClientRect()
  const options = { bubbles: true, cancelable: true }
  at.dispatchEvent(
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data, clientX: left + 20, clientY: bottom - 4 }),
  )
}

test.each(['paste', 'drop'] as const)(
  'a picture comes by %s, is told while it comes, and then asks for its words',
  async (kind) => {
    let arrive: ((picture: Picture) => void) | undefined
    const { last } = written({ upload: () => new Promise((resolve) => (arrive = resolve)) })
    await give(kind, photo())
    await expect.element(page.getByText('Uploading pump.png')).toBeVisible()
    expect(last()).toBeUndefined()
    arrive?.(kept)
    await expect.element(alt).toBeVisible()
    expect(last()).toContain(html(''))
    await alt.click()
    // Letter by letter: what asks for the words stays while they are written.
    await userEvent.keyboard('A pump')
    expect(last()).toContain(html('A pump'))
  },
)

test('a picture that comes once the text is locked does not change it, and can be asked for again when it is not', async () => {
  const asked: ((picture: Picture) => void)[] = []
  const changed = vi.fn<(html: string) => void>()
  const isLocked = newStore(false)
  function Text() {
    const readOnly = useSyncExternalStore(isLocked.subscribe, isLocked.get)
    const upload = () => new Promise<Picture>((resolve) => asked.push(resolve))
    return <RichTextField label="Text" value="<p>a</p>" pictures={{ upload }} readOnly={readOnly} onChange={changed} />
  }
  render(<Text />)
  await give('paste', photo())
  await expect.poll(() => asked.length).toBe(1)
  isLocked.set(true)
  await expect.element(text).toHaveAttribute('aria-readonly', 'true')
  asked[0]?.(kept)
  await expect.element(page.getByText('pump.png: The text is locked by now.')).toBeVisible()
  expect(changed).not.toHaveBeenCalled()
  isLocked.set(false)
  await expect.element(text).not.toHaveAttribute('aria-readonly')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.(kept)
  await expect.element(alt).toBeVisible()
  expect(changed.mock.lastCall?.[0]).toContain(html(''))
})

test('a picture that comes stays on its way where the lines around it are joined', async () => {
  let arrive: ((picture: Picture) => void) | undefined
  const { last } = written({
    value: '<p>One</p><p>Two</p>',
    upload: () => new Promise((resolve) => (arrive = resolve)),
  })
  await page.getByText('One').click()
  giveHere('paste', photo())
  await expect.element(page.getByText('Uploading pump.png')).toBeVisible()
  await userEvent.keyboard('{End}{Delete}')
  await expect.element(page.getByText('Uploading pump.png')).toBeVisible()
  arrive?.(kept)
  await expect.poll(last).toBe(`<p>OneTwo</p>${html('')}`)
})

test('what could not be sent says why where it would stand, and can be sent again or taken away', async () => {
  const upload = vi.fn<PicturePort['upload']>().mockRejectedValueOnce(new Error('The server cannot be reached.'))
  upload.mockResolvedValue(kept)
  const { last } = written({ upload })
  await give('paste', photo())
  await expect.element(page.getByText('pump.png: The server cannot be reached.')).toBeVisible()
  await text.click()
  await userEvent.keyboard('more ')
  expect(last()).not.toContain('<img')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alt).toBeVisible()
  expect(upload).toHaveBeenCalledTimes(2)
})

test('what is no picture we take, or too large, is refused before it is sent', async () => {
  const upload = vi.fn<PicturePort['upload']>()
  written({ upload })
  await give('paste', photo('plan.heic', 'image/heic'))
  await expect.element(page.getByText('plan.heic: Use a PNG, JPEG, WebP or AVIF image.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await give('paste', new File([new Uint8Array(10_485_761)], 'big.png', { type: 'image/png' }))
  await expect.element(page.getByText(/big.png: The image is larger than 10 MB/)).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

test('a picture is moved and removed, and undo brings it back', async () => {
  const { last } = written({ value: `<p>One</p><p>Two</p>${html('A pump')}` })
  await page.getByRole('img', { name: 'A pump' }).click()
  await page.getByRole('button', { name: 'Move image up' }).click()
  expect(last()).toBe(`<p>One</p>${html('A pump')}<p>Two</p>`)
  await page.getByRole('button', { name: 'Remove image' }).click()
  expect(last()).toBe('<p>One</p><p>Two</p>')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(last()).toContain(html('A pump'))
})

test('a picture in the text is at the service’s address, in two sizes, and holds its place before it comes', async () => {
  const { container } = await openReader(`<img src="${src}" alt="Wide" width="1600" height="800">`)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe(`/${src}`)
  expect(picture?.getAttribute('srcset')).toBe(`/${src}/small 800w, /${src} 1600w`)
  expect(picture?.getAttribute('loading')).toBe('lazy')
  const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 1 }
  expect(width / height).toBeCloseTo(2, 1)
})

async function openReader(html: string) {
  const { SafeHtml } = await import('#src/components/ui/safe-html.tsx')
  render(
    <div data-testid="reader">
      <SafeHtml html={html} />
    </div>,
  )
  await expect.element(page.getByRole('img', { name: 'Wide' })).toBeInTheDocument()
  return { container: page.getByTestId('reader').element() }
}

test('a picture asks for its words as soon as its text can be written', async () => {
  function Text() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <RichTextField
          label="Text"
          value={html('')}
          readOnly={!isOpen}
          pictures={{ upload: async () => kept }}
          onChange={() => undefined}
        />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </>
    )
  }
  render(<Text />)
  await expect.element(text.getByRole('presentation')).toBeInTheDocument()
  await expect.element(alt).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(alt).toBeVisible()
})
