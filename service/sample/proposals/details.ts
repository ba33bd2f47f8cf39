import type { Random } from '#service/sample/random.ts'
import type { Audience } from '#service/sample/recipes/recipe.ts'
import type { DeclineReason } from '#wire/viewer-acts.ts'

const whenever = ['in overleg', 'voor de zomer', 'na de bouwvak', 'eerste helft volgend kwartaal', 'in het voorjaar']
const when = {
  home: [...whenever, 'zo snel mogelijk', 'week 12 of 13', 'na aflevering van de keuken', 'voordat het koud wordt'],
  business: [
    ...whenever,
    'in de herfstvakantie',
    'buiten openingstijden',
    'voor de heropening',
    'gelijk met de verbouwing',
  ],
  block: [...whenever, 'buiten het stookseizoen', 'na de ledenvergadering', 'na akkoord van de bewoners'],
  english: ['as soon as possible', 'before the summer', 'during the school holidays', 'in consultation'],
}

const sites = {
  home: [
    'Kruipruimte 60 cm hoog, luik in de hal.',
    'Meterkast is krap: twee rijen, geen vrije groep.',
    'Trap is smal. Boilervat moet via de achterzijde naar binnen.',
    'Dak heeft een helling van 38 graden, pannen uit 2009.',
    'Buren zijn op de hoogte en vinden het goed dat de steiger op hun oprit staat.',
  ],
  business: [
    'Plafond alleen bereikbaar met rolsteiger. Rookmelders tijdens het werk uitschakelen in overleg met de meldkamer.',
    'Levering via de laaddeur aan de achterzijde, maximaal 3,5 ton.',
    'Asbestinventarisatie aanwezig, geen bijzonderheden.',
    'Werkvergunning aanvragen bij de receptie, elke ochtend opnieuw.',
  ],
  block: [
    'Ketelhuis op de achtste verdieping, lift tot 450 kilo.',
    'Sleutels bij de huismeester. Bewoners twee weken vooraf een brief.',
    'Twee woningen staan leeg en zijn te gebruiken als proefwoning.',
    'Standleidingen lopen achter de keukenkastjes. Demontage is meegerekend.',
  ],
} satisfies Record<Audience, readonly string[]>

const agreements = [
  '<p>Telefonisch besproken:</p><ul><li>Wij leveren de melding bij de netbeheerder.</li><li>De klant zorgt voor een vrije werkplek.</li></ul>',
  '<p>De klant wacht op <strong>goedkeuring van de bank</strong> en belt zelf terug.</p>',
  '<ol><li>Eerst een proefopstelling.</li><li>Daarna besluit over de rest.</li></ol>',
  '<p>Prijs blijft gelijk zolang de opdracht <em>voor het einde van het kwartaal</em> komt.</p>',
  '<p>De oude toestellen gaan naar een goed doel; wij regelen het vervoer.</p>',
]

export const remarks = [
  'Alleen op afspraak langsgaan, werkt in ploegendienst.',
  'Kwam via de open dag. Wil graag referenties zien.',
  'Vergelijkt met twee andere offertes, prijs is niet doorslaggevend.',
  'Wil de technische bladen van alle toestellen ontvangen.',
  'Vorige factuur snel betaald.',
  'Eerst bellen, dan pas mailen.',
]

/** Values of the proposal's custom fields; the required one always has one. */
export function customValues(random: Random, audience: Audience, language: 'nl' | 'en'): Record<string, string> {
  const reference =
    audience === 'home' ? '' : `${random.pick(['INK', 'PO', 'OB', 'TD'])}-${random.integer(20_100, 29_980)}`
  return {
    uitvoering: random.pick(when[language === 'en' ? 'english' : audience]),
    ...(reference && random.chance(0.7) && { referentie: reference }),
    ...(random.chance(0.4) && { werkplek: random.pick(sites[audience]) }),
    ...(random.chance(0.25) && { afspraken: random.pick(agreements) }),
  }
}

type Declined = [reason: DeclineReason, comment: string]

export const cheaper: Declined = [
  'price',
  'Een andere installateur was ruim 12 procent goedkoper voor hetzelfde toestel.',
]
const slower: Declined = [
  'other_supplier',
  'Wij hebben voor een andere partij gekozen, vooral vanwege de levertijd. Bedankt voor de moeite.',
]
export const declined: Record<Audience | 'english', Declined[]> = {
  home: [
    cheaper,
    slower,
    ['not_needed', 'We gaan verhuizen, dus het gaat helaas niet door.'],
    ['timing', 'Het past dit jaar niet. We komen er volgend jaar graag op terug.'],
  ],
  business: [
    cheaper,
    slower,
    ['timing', 'De investering is doorgeschoven naar de volgende begroting.'],
    ['not_needed', 'De aannemer neemt het werk toch zelf op zich.'],
  ],
  block: [
    cheaper,
    slower,
    ['other', 'De ledenvergadering heeft ertegen gestemd. Het bestuur wil eerst het dak aanpakken.'],
    ['timing', 'Wij wachten de gemeentelijke warmtevisie af.'],
  ],
  english: [
    ['not_needed', 'Our landlord decided otherwise, sorry. Thank you for the effort.'],
    ['other_supplier', 'We found somebody who can start earlier.'],
  ],
}

export const thanks = {
  nl: [
    'Helemaal duidelijk, dank u wel.',
    'Top, dan weten we genoeg.',
    'Fijn dat u zo snel reageert. We overleggen het deze week.',
    'Dank, dat helpt ons verder.',
  ],
  en: ['That is clear, thank you.', 'Great, we will discuss it tonight.'],
}

/** What a customer fills in when accepting, besides the name. */
export const agreeFields = (random: Random, language: 'nl' | 'en') =>
  language === 'nl'
    ? [
        { label: 'Gewenste startweek', value: `week ${random.integer(2, 50)}` },
        { label: 'Ik heb de algemene voorwaarden gelezen en ga ermee akkoord', value: 'Ja' },
      ]
    : [
        { label: 'Preferred week to start', value: `week ${random.integer(2, 50)}` },
        { label: 'I have read the general terms and agree to them', value: 'Yes' },
      ]
