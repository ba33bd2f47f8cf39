/** What makes patterns go back and try again, about `n` characters long. */
const worst: Record<string, (n: number) => string> = {
  'spaces around a letter': (n) => `${' '.repeat(n / 2)}x${' '.repeat(n / 2)}`,
  'letters, then a space': (n) => `${'a'.repeat(n)} b`,
  'a mailbox of dots': (n) => `a@${'a.'.repeat(n / 2)} `,
  'a mailbox of dashes': (n) => `a@${'-'.repeat(n)}.b`,
  'a mailbox that never comes': (n) => 'a.'.repeat(n / 2),
  'an address with a space': (n) => `https://${'a'.repeat(n)} b`,
  'a path with a space': (n) => `/${'a'.repeat(n)} b`,
  'a picture that ends wrong': (n) => `data:image/png;base64,${'A'.repeat(n)}!`,
  digits: (n) => '1'.repeat(n),
  dashes: (n) => 'a-'.repeat(n / 2),
  'line ends': (n) => `${'\n'.repeat(n)}x`,
  brackets: (n) => '[a'.repeat(n / 2),
  tags: (n) => '<p><b>'.repeat(n / 6),
}

export type Letters = { name: string; make: (n: number) => string }

export const worstLetters: readonly Letters[] = Object.entries(worst).map(([name, make]) => ({ name, make }))

/** So many of these letters that they fill `size` characters once they are written down. */
export function filling(size: number, { make }: Letters, written: (text: string) => string): string {
  const few = 4_096
  const ratio = written(make(few)).length / few
  // Some is left for what stands around them.
  return make(Math.floor((size - 64) / Math.max(1, ratio)))
}
