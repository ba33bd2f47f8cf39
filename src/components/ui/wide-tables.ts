/**
 * A table wider than its page scrolls by itself; where it does, the keyboard comes to it, by the names of its columns.
 * Gives the way back to what the text was.
 */
export function scrollWideTables(text: HTMLElement, className: string | undefined): () => void {
  const watching = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth
      const names = Array.from(target.querySelector('tr')?.cells ?? [], ({ textContent }) => textContent.trim())
      for (const [name, value] of [
        ['tabindex', '0'],
        ['role', 'region'],
        ['aria-label', names.filter(Boolean).join(', ')],
      ] as const)
        if (isWide) target.setAttribute(name, value)
        else target.removeAttribute(name)
    }
  })
  const boxes = Array.from(text.querySelectorAll('table'), (table) => {
    const box = document.createElement('div')
    box.className = className ?? ''
    table.replaceWith(box)
    box.append(table)
    watching.observe(box)
    return box
  })
  return () => {
    watching.disconnect()
    for (const box of boxes) box.replaceWith(...box.childNodes)
  }
}
