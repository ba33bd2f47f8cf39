/** One year, in which browsers use https only for this host. */
const httpsAlone = 'max-age=31536000'

/** For every response, including the app's files: no content sniffing, and https only. */
export const safeHeaders = (publicUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': httpsAlone }),
})
