/** As much of fontkit as the tests use. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): { hasGlyphForCodePoint: (codePoint: number) => boolean }
}
