const kilobyte = 1024

/** A size in bytes as people read it: "240 kB", "1.2 MB". `locale` is BCP 47. */
export function fileSizeText(size: number, locale: string): string {
  const isSmall = size < kilobyte * kilobyte
  const value = Math.max(size / (isSmall ? kilobyte : kilobyte * kilobyte), 1)
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: isSmall ? 0 : 1 }).format(value)
  return `${figure}\u00a0${isSmall ? 'kB' : 'MB'}`
}
