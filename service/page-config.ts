/**
 * A page of the app with its configuration written into it, so that it asks for no config.json before anything else:
 * `<meta name="config">`, in the place of one that is there already and of the preload that static hosts need.
 * `isKept`: it was written some time ago, and the page looks whether it still holds (src/auth/config.ts).
 */
export const withConfig = (page: string, config: string, { isKept = false } = {}) =>
  page
    .replace(/ *<link [^>]*href="[^"]*config\.json"[^>]*>\n?/, '')
    .replace(/ *<meta name="config"[^>]*>\n?/, '')
    .replace(
      '<head>',
      () => `<head>\n    <meta name="config" content="${inAttribute(config)}"${isKept ? ' data-kept' : ''} />`,
    )

/** Between double quotes. */
export const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
