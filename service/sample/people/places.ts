import type { Random } from '#service/sample/random.ts'

/** Towns around the firm, with the first of their postcodes, how many follow, and the area code. */
const towns = [
  { city: 'Utrecht', from: 3511, to: 3585, area: '030' },
  { city: 'Zeist', from: 3700, to: 3709, area: '030' },
  { city: 'Amersfoort', from: 3811, to: 3829, area: '033' },
  { city: 'Nieuwegein', from: 3431, to: 3439, area: '030' },
  { city: 'Houten', from: 3991, to: 3995, area: '030' },
  { city: 'De Bilt', from: 3731, to: 3732, area: '030' },
  { city: 'Bilthoven', from: 3721, to: 3723, area: '030' },
  { city: 'Soest', from: 3761, to: 3768, area: '035' },
  { city: 'Baarn', from: 3741, to: 3744, area: '035' },
  { city: 'Hilversum', from: 1211, to: 1223, area: '035' },
  { city: 'Woerden', from: 3441, to: 3449, area: '0348' },
  { city: 'IJsselstein', from: 3401, to: 3404, area: '030' },
  { city: 'Culemborg', from: 4101, to: 4106, area: '0345' },
  { city: 'Veenendaal', from: 3901, to: 3907, area: '0318' },
  { city: 'Maarssen', from: 3601, to: 3608, area: '0346' },
  { city: 'Bunnik', from: 3981, to: 3985, area: '030' },
  { city: 'Driebergen-Rijsenburg', from: 3971, to: 3972, area: '0343' },
  { city: 'Wijk bij Duurstede', from: 3961, to: 3962, area: '0343' },
  { city: '’s-Hertogenbosch', from: 5211, to: 5237, area: '073' },
  { city: 'Gouda', from: 2801, to: 2809, area: '0182' },
]

const streets = [
  'Acacialaan',
  'Anjerstraat',
  'Beatrixlaan',
  'Berkenweg',
  'Beukenlaan',
  'Boterbloem',
  'Burgemeester Reigerstraat',
  'Dorpsstraat',
  'Eikenlaan',
  'Fuutplantsoen',
  'Graaf Adolfweg',
  'Grebbeweg',
  'Hazelaarstraat',
  'Heideweg',
  'Hoefijzer',
  'Kastanjelaan',
  'Kerkstraat',
  'Kievitdreef',
  'Koningsweg',
  'Laan van Minsweerd',
  'Lange Nieuwstraat',
  'Leeuwerikhof',
  'Lijsterbeslaan',
  'Marsdiep',
  'Meidoornlaan',
  'Molenkade',
  'Nachtegaallaan',
  'Noorderlicht',
  'Oosterspoorplein',
  'Oranje Nassaulaan',
  'Oude Rijksstraatweg',
  'Parklaan',
  'Populierendreef',
  'Prins Bernhardlaan',
  'Raadhuislaan',
  'Rembrandtlaan',
  'Rietgors',
  'Ridderspoor',
  'Schoolstraat',
  'Singel',
  'Slotlaan',
  'Steenweg',
  'Tuinstraat',
  'Valeriaan',
  'Van Lenneplaan',
  'Veldkers',
  'Vinkenlaan',
  'Vossegatselaan',
  'Waterlelie',
  'Weerdsingel',
  'Wilgenpad',
  'Zandpad',
  'Zonnebloem',
  'Zuiderkade',
]

/** For firms that are not in a street of houses. */
const businessStreets = [
  'Ampèrestraat',
  'Archimedesbaan',
  'Atoomweg',
  'Biltstraat',
  'Columbusweg',
  'Europalaan',
  'Havenweg',
  'Industrieweg',
  'Kanaaldijk',
  'Marconibaan',
  'Nijverheidsweg',
  'Stationsplein',
  'Voltastraat',
  'Zadelmakerstraat',
]

export type Address = { street: string; zipcode: string; city: string; area: string }

const zipLetters = 'ABCDEGHJKLMNPRTVWXZ'

export function addressIn(
  random: Random,
  { business = false, city }: { business?: boolean; city?: string } = {},
): Address {
  const town = towns.find((one) => one.city === city) ?? random.pick(towns)
  const street = random.pick(business ? [...businessStreets, ...streets.slice(0, 20)] : streets)
  const letters = [0, 1].map(() => zipLetters.charAt(random.integer(0, zipLetters.length - 1))).join('')
  return {
    street: `${street} ${random.integer(1, business ? 180 : 96)}${random.chance(0.12) ? random.pick(['a', 'b', ' bis']) : ''}`,
    zipcode: `${random.integer(town.from, town.to)} ${letters}`,
    city: town.city,
    area: town.area,
  }
}

/** Never given out: no subscriber number of the Netherlands begins with 555 after its area code. */
export const phoneIn = (random: Random, area: string) => {
  const rest = String(random.integer(100, 9999)).padStart(4, '0')
  const start = area.length === 3 ? '555' : '55'
  return `${area} ${start} ${rest.slice(0, 2)} ${rest.slice(2)}`
}

/** Nor does a mobile number begin with 06-00. */
export const mobileOf = (random: Random) => {
  const digits = String(random.integer(100_000, 999_999))
  return `06 00 ${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`
}
