import { product } from './product.ts'

export const heatingProducts = [
  product(
    'WP-050',
    'Lucht-waterwarmtepomp 5 kW, monoblock buitenunit',
    5240,
    'Voor goed geïsoleerde woningen tot 110 m².',
  ),
  product('WP-080', 'Lucht-waterwarmtepomp 8 kW, monoblock buitenunit', 6480, 'Voor woningen tot 170 m², koelt ook.'),
  product('WP-120', 'Lucht-waterwarmtepomp 12 kW, monoblock buitenunit', 8150, 'Voor vrijstaande woningen, 3-fasen.'),
  product(
    'WP-HYB',
    'Hybride warmtepomp 4 kW, naast de bestaande ketel',
    3395,
    'Neemt zo’n 70 % van het gasverbruik over.',
  ),
  product('WP-BLR', 'Warmtepompboiler 250 liter', 2475, 'Warm tapwater uit de lucht van bijkeuken of berging.'),
  product(
    'BV-200',
    'Boilervat 200 liter, rvs, met inlaatcombinatie',
    1395,
    'Voor een huishouden van drie tot vier personen.',
  ),
  product('BV-300', 'Boilervat 300 liter, rvs, met inlaatcombinatie', 1745, 'Voor grotere gezinnen of een ligbad.'),
  product('BF-050', 'Buffervat 50 liter, geïsoleerd', 385, 'Voorkomt dat de warmtepomp te vaak start.'),
  product('KT-028', 'Cv-ketel 28 kW, comfortklasse 4', 1625, 'Douche en keuken, ook geschikt voor hybride.'),
  product('KT-036', 'Cv-ketel 36 kW, comfortklasse 5', 1890, 'Regendouche en bad tegelijk.'),
  product('KT-100', 'Staande ketel 100 kW, modulerend', 6850, 'Bouwsteen voor een cascade in het ketelhuis.'),
  product('RD-22L', 'Radiator type 22, 600 × 1400, met thermostaatkraan', 312.5, 'Inclusief beugels en ontluchter.'),
  product('RD-22K', 'Radiator type 22, 600 × 1000, met thermostaatkraan', 268, 'Inclusief beugels en ontluchter.'),
  product('RD-33L', 'Radiator type 33, 500 × 1800, lage temperatuur', 446, 'Geeft ook bij 40 graden genoeg warmte.'),
  product('RD-BAD', 'Badkamerradiator 1800 × 600, wit', 389, 'Met elektrisch element voor de zomer.', {
    selectable: 'check',
  }),
  product('TH-MOD', 'Modulerende kamerthermostaat, bedraad', 189, 'Eén vertrek bepaalt de warmte.', {
    selectable: 'radio',
  }),
  product('TH-ZON', 'Zoneregeling voor vijf vertrekken, draadloos', 749, 'Elk vertrek zijn eigen temperatuur.', {
    selectable: 'radio',
  }),
  product('VV-VD4', 'Verdeler vloerverwarming 4 groepen, met pomp', 845, 'Energiezuinige pomp en debietmeters.'),
  product('VV-VD7', 'Verdeler vloerverwarming 7 groepen, met pomp', 1120, 'Energiezuinige pomp en debietmeters.'),
  product('VV-FRZ', 'Vloerverwarming infrezen, per m²', 34.75, 'Stofarm gefreesd, hart op hart 10 cm.'),
  product('VV-NOP', 'Vloerverwarming op noppenplaat, per m²', 29.5, 'Voor een nieuwe dekvloer.'),
  product('AC-S35', 'Airco buitendeel 3,5 kW, single-split', 940, 'Verwarmt ook, fluisterstand voor de nacht.'),
  product('AC-M70', 'Airco buitendeel 7 kW, multi-split', 1980, 'Voor ten hoogste drie binnendelen.'),
  product('AC-B25', 'Airco binnendeel 2,5 kW, wandmodel', 685, 'Voor een slaapkamer of werkkamer.'),
  product('AC-B35', 'Airco binnendeel 3,5 kW, wandmodel', 795, 'Voor een woonkamer of zolder tot 45 m².'),
  product('MV-BOX', 'Ventilatiebox met vochtsturing', 465, 'Draait harder als er gedoucht wordt.'),
  product('WTW-35', 'Unit met warmteterugwinning 350 m³/h', 2690, 'Haalt zo’n 90 % van de warmte terug.'),
  product('MV-VNT', 'Toe- of afvoerventiel, instelbaar', 38.4, 'Geluidsarm, wit.'),
  product('IS-KRP', 'Isolatieplaten kruipruimte 100 mm, per m²', 11.25, 'Vochtbestendig, Rd 2,7.'),
  product('IS-FOL', 'Bodemfolie tegen optrekkend vocht, per m²', 3.95, 'Overlappend gelegd, naden getapet.', {
    selectable: 'check',
  }),
]
