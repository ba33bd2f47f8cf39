import { product } from './product.ts'

/** Solar panels on homes carry no VAT. */
const untaxed = { vat: 0 } as const

export const electricProducts = [
  product('ZP-430', 'Zonnepaneel 430 Wp, volledig zwart', 118, 'Dertig jaar vermogensgarantie.', untaxed),
  product('ZP-410', 'Zonnepaneel 410 Wp, glas-glas', 132, 'Geschikt voor daken met veel zon en wind.', untaxed),
  product('ZP-OM3', 'Omvormer 3 kW, 1-fase', 845, 'Met wifi en app voor de opbrengst.', untaxed),
  product('ZP-OM5', 'Omvormer 5 kW, 3-fasen', 1145, 'Voorbereid op een thuisbatterij.', untaxed),
  product('ZP-OPT', 'Optimizer per paneel', 47.5, 'Bij schaduw van schoorsteen of boom.', {
    vat: 0,
    selectable: 'check',
  }),
  product('ZP-MSD', 'Montageset schuin dak, per paneel', 41, 'Zwart geanodiseerde rails.', untaxed),
  product('ZP-MPD', 'Montageset plat dak met ballast, per paneel', 56, 'Zonder gaten in de dakbedekking.', untaxed),
  product('ZP-KAB', 'Dc-bekabeling, doorvoer en werkschakelaar', 165, 'Waterdichte dakdoorvoer.', untaxed),
  product('ZP-MON', 'Bewaking van de opbrengst op afstand', 3.95, 'Wij bellen zodra de opbrengst achterblijft.', {
    recurring: 'month',
  }),
  product('TB-010', 'Thuisbatterij 10 kWh', 5480, 'Met noodstroom voor één groep.', { selectable: 'radio' }),
  product('TB-015', 'Thuisbatterij 15 kWh', 7390, 'Met noodstroom voor drie groepen.', { selectable: 'radio' }),
  product('LP-011', 'Laadpaal 11 kW, vaste kabel 6 meter', 985, 'Wand of paal, met pasjes.', { selectable: 'radio' }),
  product('LP-022', 'Laadpaal 22 kW, met contactdoos', 1240, 'Voor elke auto, kabel zelf mee te nemen.', {
    selectable: 'radio',
  }),
  product('LP-LAS', 'Dynamische lastverdeling', 295, 'De hoofdzekering wordt nooit te zwaar belast.', {
    selectable: 'check',
  }),
  product('LP-BEH', 'Beheer en verrekening per laadpunt', 6.5, 'Maandelijkse afrekening per gebruiker.', {
    recurring: 'month',
  }),
  product('GK-1F8', 'Groepenkast 1-fase, 8 groepen', 545, 'Met twee aardlekschakelaars.'),
  product('GK-3F12', 'Groepenkast 3-fasen, 12 groepen', 895, 'Met vier aardlekautomaten en ruimte voor groei.'),
  product('GK-KOK', 'Kookgroep 2-fasen', 215, 'Inclusief contactdoos voor krachtstroom.', { selectable: 'check' }),
  product('EL-WCD', 'Wandcontactdoos dubbel, inbouw', 48.75, 'Met randaarde, inclusief inbouwdoos.'),
  product('EL-LED', 'Ledpaneel 600 × 600, 33 W', 74.9, 'Neutraal wit, dimbaar, flikkervrij.'),
  product('EL-MLD', 'Aanwezigheidsmelder met daglichtsturing', 68, 'Dooft het licht in lege vertrekken.'),
  product('EL-NVD', 'Noodverlichtingsarmatuur, zelftestend', 112, 'Eén uur licht bij stroomuitval.'),
  product('EL-RKM', 'Rookmelder op netspanning, gekoppeld', 59, 'Slaan samen alarm, batterij als reserve.'),
  product('EL-DAT', 'Datapunt cat 6, afgemonteerd', 96, 'Doorgemeten en gelabeld.'),
  product('EL-KEU', 'Keuring van de elektrische installatie', 385, 'Met rapport en herstelpunten.', {
    recurring: 'year',
  }),
]
