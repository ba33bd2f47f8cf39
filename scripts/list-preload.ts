import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Has the page fetch the list's files beside the entry, which would otherwise be read before it asks for them. Whoever
 * starts elsewhere needs most of them too: Today is made of the same parts, and the list is what is opened next.
 */
export function listPreload(): Plugin {
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
        const list = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'proposal-list')
        if (!entry || list?.type !== 'chunk') return []
        const styles = [...(list.viteMetadata?.importedCss ?? [])]
        return [
          head({ rel: 'modulepreload', crossorigin: true }, list.fileName),
          ...styles.map((file) => head({ rel: 'stylesheet', crossorigin: true }, file)),
          // With the mode and the credentials of the request that takes it (src/auth/config.ts).
          head({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous' }, 'config.json'),
        ]
      },
    },
  }
}
