/** Prints rows under their headings: the first column to the left, figures to the right. */
export function printTable(title: string, headings: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = [headings, ...rows]
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const line of lines) {
    const cells = widths.map((width, at) =>
      at === 0 ? (line[at] ?? '').padEnd(width) : (line[at] ?? '').padStart(width),
    )
    console.log(`  ${cells.join('  ')}`)
  }
}
