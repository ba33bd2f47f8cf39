/** Lines of the one page that the sample's proposals go with. */
const lines = [
  'Algemene voorwaarden',
  '',
  '1. Deze voorwaarden gelden voor al ons werk, ook voor wat later bij komt.',
  '2. Een offerte geldt tot en met de dag die erin staat.',
  '3. U betaalt 40 % bij opdracht, 50 % bij aanvang en 10 % na oplevering.',
  '4. Meerwerk voeren wij alleen uit na uw akkoord op een prijs vooraf.',
  '5. Op het toestel geldt vijf jaar garantie, op ons werk twee jaar.',
]

/** A PDF by hand, of one page in a font that every reader has: the library that writes proposals comes later. */
export function termsPdf(): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${line}) Tj T*`).join('\n')
  const stream = `BT /F1 11 Tf 18 TL 72 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + table + trailer)
}
