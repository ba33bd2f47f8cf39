import type { Section } from '#service/domain/template-content.ts'

export type TextTemplate = { name: string; language: 'nl' | 'en'; sections: Section[] }

const dutchClosing = {
  title: 'Tot slot',
  html: '<p>Bent u het eens met dit voorstel? Dan kunt u onderaan deze pagina uw naam invullen en ondertekenen. U krijgt direct een bevestiging en wij nemen binnen twee werkdagen contact op over de planning.</p><p>Liever eerst overleggen? Bel [user_firstname] op <strong>[user_phone]</strong> of stel uw vraag hieronder.</p>',
}

export const textTemplates: TextTemplate[] = [
  {
    name: 'Particulier',
    language: 'nl',
    sections: [
      {
        title: 'Ons voorstel',
        html: '<p>Beste [contact_firstname],</p><p>Bedankt voor het prettige gesprek bij u thuis. Hieronder leest u wat wij voorstellen, waarom, en wat het kost.</p>',
      },
      {
        title: 'Aanpak en planning',
        html: '<p>Wij werken schoon, dekken de vloer af en ruimen elke dag op. U heeft één aanspreekpunt: [user_name].</p><p>Gewenste uitvoering: <strong>[custom_uitvoering]</strong>.</p>',
      },
      {
        title: 'Garantie en service',
        html: '<p>Op ons werk geldt twee jaar garantie, op de toestellen de garantie van de fabrikant. Bij een storing belt u dag en nacht hetzelfde nummer.</p>',
      },
      {
        title: 'Voorwaarden',
        html: '<ul><li>Dit voorstel van [proposal_date] is dertig dagen geldig.</li><li>U betaalt 40 % bij opdracht, 50 % bij aanvang en 10 % na oplevering.</li><li>Meerwerk voeren wij alleen uit na uw akkoord op een prijs vooraf.</li></ul>',
      },
      dutchClosing,
    ],
  },
  {
    name: 'Zakelijk en VvE',
    language: 'nl',
    sections: [
      {
        title: 'Ons voorstel',
        html: '<p>Geachte [contact_salutation] [contact_fullname],</p><p>Naar aanleiding van de opname bieden wij [contact_name] hierbij een voorstel aan voor [proposal_name].</p>',
      },
      {
        title: 'Aanpak en planning',
        html: '<p>De uitvoering staat onder leiding van [user_name]. Wij stemmen de planning af op gebruik van het gebouw; gewenste uitvoering: <strong>[custom_uitvoering]</strong>.</p>',
      },
      {
        title: 'Garantie en service',
        html: '<p>Elke oplevering gaat vergezeld van meetrapporten, tekeningen en onderhoudsvoorschriften. Onze storingsdienst is dag en nacht bereikbaar.</p>',
      },
      {
        title: 'Voorwaarden',
        html: '<ul><li>Dit voorstel van [proposal_date] is dertig dagen geldig.</li><li>Betaling in termijnen: 30 % bij opdracht, 60 % naar voortgang, 10 % na oplevering; betaaltermijn 30 dagen.</li><li>Wij zijn verzekerd voor bedrijfsaansprakelijkheid en werken volgens een veiligheidsplan.</li></ul>',
      },
      dutchClosing,
    ],
  },
  {
    name: 'Onderhoud',
    language: 'nl',
    sections: [
      {
        title: 'Ons voorstel',
        html: '<p>Beste [contact_fullname],</p><p>Goed onderhoud voorkomt de meeste storingen. Dit contract regelt het voor u, van planning tot rapport.</p>',
      },
      {
        title: 'Aanpak en planning',
        html: '<p>Wij plannen de beurten zelf in en sturen twee weken van tevoren een voorstel voor een dag. Gewenste start: <strong>[custom_uitvoering]</strong>.</p>',
      },
      {
        title: 'Garantie en service',
        html: '<p>Bij storing bent u als contractklant als eerste aan de beurt. Wij rekenen geen voorrijkosten.</p>',
      },
      {
        title: 'Voorwaarden',
        html: '<ul><li>Het contract gaat in op de eerste dag van de maand na akkoord.</li><li>Facturen per maand of per jaar, vooraf.</li><li>Prijzen volgen elk jaar in januari de index voor de installatiebranche.</li></ul>',
      },
      dutchClosing,
    ],
  },
  {
    name: 'Home and business (English)',
    language: 'en',
    sections: [
      {
        title: 'Our proposal',
        html: '<p>Dear [contact_firstname],</p><p>Thank you for showing us around. Below you find what we propose, why, and what it costs.</p>',
      },
      {
        title: 'Approach and planning',
        html: '<p>[user_name] is your single point of contact. Preferred time of execution: <strong>[custom_uitvoering]</strong>.</p>',
      },
      {
        title: 'Warranty and service',
        html: '<p>Our work carries two years of warranty, equipment that of its manufacturer. The service desk speaks English and answers day and night.</p>',
      },
      {
        title: 'Terms',
        html: '<ul><li>This proposal of [proposal_date] is valid for thirty days.</li><li>Payment: 40 % on order, 50 % at the start, 10 % after handover.</li><li>Additional work is done only after you have agreed to a price.</li></ul>',
      },
      {
        title: 'In closing',
        html: '<p>If you agree, please fill in your name and sign at the foot of this page. You receive a confirmation at once, and we call you within two working days to plan the work.</p><p>Questions first? Call [user_firstname] on <strong>[user_phone]</strong>.</p>',
      },
    ],
  },
]
