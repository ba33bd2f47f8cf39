import type { Audience } from '#service/sample/recipes/recipe.ts'

export type SampleOrganisation = {
  name: string
  /** In front of `.example`. */
  domain: string
  audience: Exclude<Audience, 'home'>
  city: string
  /** Homes it manages in a typical building. */
  homes: number
  isLarge: boolean
  /** Buildings it asks proposals for. */
  buildings: readonly string[]
  tags: readonly string[]
  language?: 'en'
}

type OrganisationOptions = { homes?: number; isLarge?: boolean; tags?: readonly string[]; language?: 'en' }

const of =
  (audience: 'business' | 'block') =>
  (
    name: string,
    domain: string,
    city: string,
    buildings: readonly string[],
    options: OrganisationOptions = {},
  ): SampleOrganisation => ({
    name,
    domain,
    city,
    buildings,
    audience,
    homes: options.homes ?? 24,
    isLarge: options.isLarge ?? true,
    tags: options.tags ?? [],
    ...(options.language && { language: options.language }),
  })
const block = of('block')
const business = of('business')

const rented = { tags: ['Huurwoning', 'Raamovereenkomst'] }

const housing = [
  block('Woonstichting De Brink', 'woonstichtingdebrink', 'Zeist', ['complex Vogelwijk', 'flat De Valk'], {
    homes: 72,
    ...rented,
  }),
  block('Stichting Wonen aan de Vecht', 'wonenaandevecht', 'Maarssen', ['complex Zandweg', 'Vechtoever 2-88'], {
    homes: 48,
    ...rented,
  }),
  block('Woningcorporatie Het Gooise Veld', 'gooiseveld', 'Hilversum', ['Electrobuurt blok 3', 'flat Zonnehoek'], {
    homes: 96,
    ...rented,
  }),
  block('Volkshuisvesting Eemland', 'volkshuisvestingeemland', 'Amersfoort', ['Kruiskamp hof 1', 'De Koppelpoort'], {
    homes: 60,
    ...rented,
  }),
  block(
    'Stichting Studentenwoningen Domplein',
    'studentenwoningen-domplein',
    'Utrecht',
    ['studentenflat De Linge', 'De Korenbloem'],
    {
      homes: 120,
      tags: ['Huurwoning'],
    },
  ),
  block('VvE De Vierhoek', 'vvedevierhoek', 'Zeist', ['De Vierhoek'], { homes: 32 }),
  block('VvE Residentie Slotzicht', 'slotzicht', 'Zeist', ['Residentie Slotzicht'], { homes: 44 }),
  block('VvE Parkflat Zuilenstein', 'parkflatzuilenstein', 'Nieuwegein', ['Parkflat Zuilenstein'], { homes: 84 }),
  block('VvE Hof van Oudwijk', 'hofvanoudwijk', 'Utrecht', ['Hof van Oudwijk'], { homes: 18, tags: ['Monument'] }),
  block(
    'VvE Prinses Irenelaan 2 tot en met 96, Driebergen-Rijsenburg',
    'vveirenelaan',
    'Driebergen-Rijsenburg',
    ['Prinses Irenelaan 2-96'],
    { homes: 48 },
  ),
  block(
    'VvE Kade aan de Eem',
    'kadeaandeeem',
    'Amersfoort',
    ['Kade aan de Eem, gebouw A', 'Kade aan de Eem, gebouw B'],
    { homes: 56 },
  ),
  block('VvE Singelstaete', 'singelstaete', 'Utrecht', ['Singelstaete'], { homes: 27 }),
  block('VvE De Oude Melkfabriek', 'oudemelkfabriek', 'Woerden', ['De Oude Melkfabriek'], {
    homes: 22,
    tags: ['Monument'],
  }),
  block('VvE Waterlinie', 'vvewaterlinie', 'Houten', ['Waterlinie, toren Noord'], { homes: 64 }),
  block('VvE Berkenhof', 'vveberkenhof', 'Bilthoven', ['Berkenhof'], { homes: 16 }),
  block('VvE Stadhouder', 'vvestadhouder', 'IJsselstein', ['De Stadhouder'], { homes: 36 }),
  block('Kompas Vastgoedbeheer', 'kompasvastgoed', 'Utrecht', ['Neude 14-22', 'Oudegracht 210'], {
    homes: 14,
    tags: ['Terugkerende klant'],
  }),
  block('Beheermaatschappij Van Rhijnauwen', 'vanrhijnauwen', 'Bunnik', ['Rhijnhof', 'Kromme Rijnstaete'], {
    homes: 28,
    tags: ['Terugkerende klant'],
  }),
  block('VvE-beheer Midden-Nederland', 'vvebeheermn', 'Nieuwegein', ['De Schans', 'Galecop 11', 'Batauhof'], {
    homes: 40,
    tags: ['Raamovereenkomst'],
  }),
  block('Hofjesstichting Sint Barbara', 'hofjesintbarbara', 'Gouda', ['het Barbarahofje'], {
    homes: 12,
    tags: ['Monument'],
  }),
]

const care = [
  business('Woonzorgcentrum De Lindehoeve', 'delindehoeve', 'Zeist', ['De Lindehoeve']),
  business(
    'Zorggroep Heuvelrug en Rijn',
    'zorgheuvelrug',
    'Driebergen-Rijsenburg',
    ['locatie Sparrenheide', 'locatie De Wijngaard'],
    { tags: ['Raamovereenkomst'] },
  ),
  business('Hospice De Reiger', 'hospicedereiger', 'Houten', ['De Reiger'], { isLarge: false }),
  business('Verpleeghuis Sint-André', 'sintandre', 'Utrecht', ['vleugel Zuid', 'het hoofdgebouw']),
  business('Huisartsenpraktijk Tolsteeg', 'praktijktolsteeg', 'Utrecht', ['de praktijk'], { isLarge: false }),
  business('Tandheelkundig Centrum Eemplein', 'tceemplein', 'Amersfoort', ['het Eemplein'], { isLarge: false }),
  business('Dierenkliniek De Biltse Grift', 'dierenkliniekgrift', 'De Bilt', ['de kliniek'], { isLarge: false }),
  business('Fysiotherapie Van Essen en Çelik', 'vanessencelik', 'Nieuwegein', ['de oefenzaal'], { isLarge: false }),
]

const schools = [
  business('Basisschool De Regenboogbrug', 'regenboogbrug', 'Houten', ['De Regenboogbrug']),
  business('Montessorilyceum De Vechtkade', 'devechtkade', 'Maarssen', ['gebouw Noord', 'de gymzaal']),
  business(
    'Stichting Openbaar Onderwijs Kromme Rijn',
    'ookrommerijn',
    'Bunnik',
    ['school De Wulverhorst', 'school Het Kofschip'],
    { tags: ['Aanbesteding', 'Raamovereenkomst'] },
  ),
  business('Kinderopvang Villa Vlinder', 'villavlinder', 'Bilthoven', ['Villa Vlinder'], { isLarge: false }),
  business('Christelijke Scholengemeenschap De Hoge Dennen', 'hogedennen', 'Soest', ['De Hoge Dennen']),
  business('International School Domstad', 'isdomstad', 'Utrecht', ['the main building'], { language: 'en' }),
  business('Muziekschool Allegretto', 'allegretto', 'Hilversum', ['het muziekhuis'], {
    tags: ['Monument'],
    isLarge: false,
  }),
]

const builders = [
  business(
    'Bouwbedrijf Hoogendoorn en Zonen',
    'hoogendoornbouw',
    'Woerden',
    ['project De Weidevogel', 'project Kadehuis'],
    { tags: ['Nieuwbouw'] },
  ),
  business('Aannemersbedrijf Kuijf', 'kuijfaannemers', 'Veenendaal', ['project Lindenhof'], {
    tags: ['Nieuwbouw', 'Terugkerende klant'],
    isLarge: false,
  }),
  business('Bouwgroep Lekstroom', 'bouwgroeplekstroom', 'Nieuwegein', ['project Lekhaven', 'project Blokhoeve'], {
    tags: ['Nieuwbouw'],
  }),
  business('Architectenbureau Énfilade', 'enfilade', 'Utrecht', ['atelier Rotsoord'], { isLarge: false }),
  business('Renovatiebedrijf De Gouden Kroon', 'goudenkroon', 'Gouda', ['Oosthaven 31'], {
    tags: ['Monument'],
    isLarge: false,
  }),
  business('Timmerfabriek Oudewater', 'timmerfabriekoudewater', 'Woerden', ['de werkplaats']),
  business('Projectontwikkeling Nieuw Leusderveld', 'nieuwleusderveld', 'Amersfoort', ['fase 2'], {
    tags: ['Nieuwbouw', 'Aanbesteding'],
  }),
]

const shops = [
  business('Bakkerij De Gouden Korenaar', 'goudenkorenaar', 'Culemborg', ['de bakkerij', 'winkel Markt'], {
    isLarge: false,
  }),
  business('Slagerij Van Oort', 'slagerijvanoort', 'Soest', ['de slagerij'], { isLarge: false }),
  business('Boekhandel De Letterkast', 'letterkast', 'Utrecht', ['Voorstraat 40'], { isLarge: false }),
  business('Café-restaurant ’t Sluisje', 'sluisje', 'Maarssen', ['het restaurant'], { isLarge: false }),
  business('Hotel Het Oude Raadhuis', 'ouderaadhuis', 'Wijk bij Duurstede', ['het hotel'], { tags: ['Monument'] }),
  business('Fietsenmakerij Tandwiel', 'tandwiel', 'Houten', ['de werkplaats'], { isLarge: false }),
  business('Bloemsierkunst Fleur Française', 'fleurfrancaise', 'Baarn', ['de winkel'], { isLarge: false }),
  business('Tuincentrum De Zonnehof', 'zonnehof', 'Bunnik', ['de kas', 'het winkelgebouw']),
]

const firms = [
  business('Drukkerij Het Zetsel', 'hetzetsel', 'Nieuwegein', ['de drukhal']),
  business('Transportbedrijf Van den Heuvel', 'vdheuveltransport', 'Veenendaal', ['loods 2']),
  business('Notariskantoor Van Beuningen-Röell', 'vanbeuningenroell', '’s-Hertogenbosch', ['het kantoor'], {
    tags: ['Monument'],
    isLarge: false,
  }),
  business('Accountants Meijer, De Wit en Partners', 'meijerdewit', 'Amersfoort', ['kantoor Stationsplein']),
  business('Softwarehuis Zeven Zeeën', 'zevenzeeen', 'Utrecht', ['verdieping 3'], { isLarge: false }),
  business('Northsea Analytics', 'northsea-analytics', 'Utrecht', ['the Utrecht office'], { language: 'en' }),
  business('Sportcomplex De Hazelaar', 'dehazelaar', 'IJsselstein', ['de sporthal', 'het zwembad']),
  business('Gemeentewerken Stichtse Heuvel', 'stichtseheuvel', 'De Bilt', ['de gemeentewerf', 'het buurthuis'], {
    tags: ['Aanbesteding'],
  }),
  business(
    'Stichting tot Behoud van Monumenten en Buitenplaatsen in het Sticht',
    'buitenplaatsensticht',
    'Baarn',
    ['landhuis Rozenoord'],
    { tags: ['Monument', 'Subsidie'] },
  ),
  business('Zuivelboerderij Hoeve Weltevreden', 'hoeveweltevreden', 'Culemborg', ['de melkstal', 'de stal']),
]

/** In the order they became customers. */
export const organisations = [...housing, ...care, ...schools, ...builders, ...shops, ...firms]
