/** As much of a PDF as tells that it is one; `words` make it another. */
export const aPdf = (words = '') => new TextEncoder().encode(`%PDF-1.7\n% ${words}\ntrailer\n%%EOF\n`)
