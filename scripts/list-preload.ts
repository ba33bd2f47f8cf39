import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Has the page fetch the list's files beside the entry, which would otherwise be read before it asks for them. Whoever
 * starts elsewhere needs most of them too: Today is made of the same parts, and the list is what is opened next. A demo's
 * page fetches besides what starts its service.
 */
export function listPreload({ isDemo }: { isDemo: boolean }): Plugin {
  let base = '/'
  const head = (attrs: HtmlTagDescriptor['attrs'], file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, href: base + file },
    injectTo: 'head',
  })
  return {
    name: 'list-preload',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        // The customer's page is no part of it, and the dev server has no bundle.
        const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const list = files.find(({ name }) => name === 'proposal-list')
        if (!entry || !list) return []
        const worker = isDemo
          ? files.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/demo/worker.ts'))
          : undefined
        const styles = [...(list.viteMetadata?.importedCss ?? [])]
        return [
          head({ rel: 'modulepreload', crossorigin: true }, list.fileName),
          ...(worker ? [head({ rel: 'modulepreload', crossorigin: true }, worker.fileName)] : []),
          ...styles.map((file) => head({ rel: 'stylesheet', crossorigin: true }, file)),
          // With the mode and the credentials of the request that takes it (src/auth/config.ts).
          head({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous' }, 'config.json'),
        ]
      },
    },
  }
}
