/** The name of a file that was sent, from its `Content-Disposition`; undefined where it has none. */
export function fileNameIn(contentDisposition: string | null): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(contentDisposition ?? '') ?? []
  return name && decodeURIComponent(name)
}
