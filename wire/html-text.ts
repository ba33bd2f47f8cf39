/** A text as HTML has it: it stays text wherever it is put in. */
export const htmlOfText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
