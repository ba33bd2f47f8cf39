/** What had the focus is gone with what stood here before: it begins anew, with its heading. */
export function beginAtTop() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}
