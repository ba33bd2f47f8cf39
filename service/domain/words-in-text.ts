/** What finds a text letter by letter. */
export const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** What finds any of these patterns as words of their own, never within others. */
export const asWords = (patterns: readonly string[], flags = 'gu') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, flags)
