import { onTestFinished, vi } from 'vitest'

/**
 * A host with a newer build than the one that runs, in a browser whose worker keeps the old one and cannot get the next:
 * `gone` is called when the worker's registration ends. The page stays; it would start anew after that.
 */
export function releasedMeanwhile() {
  const real = window.fetch
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (pathname !== '/index.html') return real(input, init)
    return Promise.resolve(new Response('<script type="module" src="/assets/of-the-next-build.js"></script>'))
  }
  const gone = vi.fn(() => new Promise<boolean>(() => undefined))
  const registration = {
    active: { scriptURL: new URL('/sw.js', location.origin).href },
    waiting: null,
    installing: null,
    update: () => Promise.resolve(),
    unregister: gone,
  }
  const asked = vi
    .spyOn(navigator.serviceWorker, 'getRegistration')
    .mockResolvedValue(registration as unknown as ServiceWorkerRegistration)
  onTestFinished(() => {
    window.fetch = real
    asked.mockRestore()
  })
  return { gone }
}
