import { product } from './product.ts'

/** Work on homes of two years and older that carries the low rate. */
const lowRate = { vat: 9 } as const

export const waterAndLabourProducts = [
  product('SN-CLO', 'Wandcloset randloos, met inbouwreservoir', 595, 'Softclose zitting, spaartoets.'),
  product('SN-WST', 'Wastafelmeubel 80 cm met spiegel', 845, 'Twee laden, ledverlichting.'),
  product('SN-GLS', 'Inloopdouche, glaswand 90 cm', 525, 'Helder glas 8 mm met kalkwerende laag.'),
  product('SN-BAD', 'Ligbad acryl 180 × 80', 640, 'Met badvulcombinatie.', { selectable: 'check' }),
  product('SN-THK', 'Thermostatische douchekraan met regendouche', 285, 'Begrensd op 38 graden.'),
  product('SN-GOT', 'Douchegoot 80 cm, rvs', 318, 'Uitneembaar sifon.'),
  product('RL-125', 'Rioolbuis 125 mm, per meter', 24.6, 'Inclusief bochten en hulpstukken.'),
  product('RL-ONT', 'Ontstoppingsstuk met deksel', 86, 'Bereikbaar vanaf maaiveld.'),
  product('RL-CAM', 'Camera-inspectie riolering', 185, 'Met beelden en tekening.'),
  product('WA-ONT', 'Waterontharder voor 1 tot 5 personen', 1490, 'Zoutverbruik naar gebruik.'),
  product('WA-RGN', 'Regenwaterpomp met filter', 545, 'Voor tuin en toilet.'),
  product('WA-KRN', 'Buitenkraan, vorstvrij', 128, 'Zelflegend, met beluchter.', { selectable: 'check' }),
  product('LG-MNG', 'Thermostatisch mengventiel', 146, 'Voorkomt verbranding aan de kraan.'),
  product('LG-MON', 'Watermonster op legionella', 68.5, 'Onderzocht door een erkend laboratorium.'),
  product('AR-MON', 'Monteur, per uur', 62.5, 'Gecertificeerd, met ingericht servicevoertuig.'),
  product('AR-LRL', 'Leerling-monteur, per uur', 41, 'Altijd samen met een monteur.'),
  product('AR-ENG', 'Engineering en werkvoorbereiding, per uur', 84, 'Berekening, tekening en planning.'),
  product('AR-STU', 'Stucwerk, per m²', 26.5, 'Behangklaar.', lowRate),
  product('AR-ISO', 'Aanbrengen isolatie, per m²', 14.5, 'Arbeid, laag tarief voor bestaande woningen.', lowRate),
  product('AR-TEG', 'Tegelwerk wand en vloer, per m²', 58, 'Exclusief tegels.'),
  product('AR-VRK', 'Voorrijkosten', 39, 'Binnen 40 kilometer van de werkplaats.'),
  product('AR-AFV', 'Afvoer en recycling van de oude installatie', 145, 'Met milieuverklaring.'),
  product('OH-WPS', 'Onderhoud en storingsdienst, 24 uur per dag', 17.5, 'Warmtepomp of ketel.', {
    recurring: 'month',
  }),
  product('OH-KTL', 'Jaarlijkse onderhoudsbeurt ketel', 132, 'Met meting van rendement en koolmonoxide.', {
    recurring: 'year',
  }),
  product('OH-COL', 'Servicecontract collectief, per woning', 9.75, 'Storingsdienst voor alle bewoners.', {
    recurring: 'month',
  }),
]
