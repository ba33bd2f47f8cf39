import type { Section } from '#service/domain/template-content.ts'
import type { TagValues } from '#wire/personalisation.ts'
import { fillHtml } from '#service/sample/personalisation.ts'
import type { Random } from '#service/sample/random.ts'
import type { Audience, Job } from '#service/sample/recipes/recipe.ts'
import type { TextTemplate } from '#service/sample/templates/texts.ts'

const openings: Record<Audience | 'english', readonly string[]> = {
  home: [
    '<p>Beste [contact_firstname],</p><p>Bedankt voor het prettige gesprek van [visit_date]. Wij hebben goed rondgekeken en komen tot het volgende voorstel.</p>',
    '<p>Beste [contact_firstname],</p><p>Leuk dat u aan ons dacht. Na het bezoek van [visit_date] heb ik alles uitgerekend; hieronder leest u wat het wordt.</p>',
    '<p>Beste [contact_firstname],</p><p>Op [visit_date] liet u mij zien wat de bedoeling is. Ik heb uw wensen zo uitgewerkt dat u zelf nog kunt kiezen.</p>',
    '<p>Beste [contact_firstname],</p><p>Zoals beloofd ontvangt u onze offerte. De maten en foto’s van [visit_date] zijn het uitgangspunt.</p>',
  ],
  business: [
    '<p>Geachte [contact_salutation] [contact_lastname],</p><p>Op [visit_date] bezochten wij [contact_name]. Graag lichten wij hieronder toe wat wij voorstellen.</p>',
    '<p>Geachte [contact_salutation] [contact_lastname],</p><p>Dank voor uw aanvraag en de rondleiding van [visit_date]. Ons voorstel gaat uit van werk dat uw gebruikers zo min mogelijk hindert.</p>',
    '<p>Beste [contact_firstname],</p><p>In vervolg op ons overleg van [visit_date] hebben wij de varianten naast elkaar gezet. Dit is de variant die wij u aanraden.</p>',
  ],
  block: [
    '<p>Geachte [contact_salutation] [contact_lastname],</p><p>Naar aanleiding van de opname op [visit_date] bieden wij [contact_name] dit voorstel aan. De bedragen per woning vindt u in de prijsopgave.</p>',
    '<p>Geachte [contact_salutation] [contact_lastname],</p><p>Het bestuur vroeg ons om een voorstel dat in de ledenvergadering te bespreken is. Daarom staan keuzes en kosten apart vermeld.</p>',
    '<p>Beste [contact_firstname],</p><p>Zoals besproken op [visit_date] hebben wij het complex doorgemeten. Onze bevindingen en het voorstel leest u hieronder.</p>',
  ],
  english: [
    '<p>Dear [contact_firstname],</p><p>Thank you for showing us around on [visit_date]. Below you find what we propose and what it costs.</p>',
    '<p>Dear [contact_firstname],</p><p>As agreed on [visit_date], this is our proposal. You can switch options on and off in the quotation.</p>',
  ],
}

const words = {
  nl: { points: 'Wat het u oplevert', steps: 'In stappen', when: 'Gewenste uitvoering' },
  en: { points: 'What you gain', steps: 'Step by step', when: 'Preferred time' },
}

/** The template's sections, filled for this customer and this job. */
export function sectionsOf(
  random: Random,
  { template, job, audience, values }: { template: TextTemplate; job: Job; audience: Audience; values: TagValues },
): Section[] {
  const { points, steps, when } = words[template.language]
  const opening = random.pick(openings[template.language === 'en' ? 'english' : audience])
  const bodies = [
    `${opening}${paragraphs(job.lead)}<h3>${points}</h3>${list('ul', job.points)}`,
    `<h3>${steps}</h3>${list('ol', job.steps)}<p><strong>${when}:</strong> [custom_uitvoering].</p>`,
    `<p>${job.care}</p>`,
  ]
  // What is not about the job, such as the terms, is the template's own.
  return template.sections.map(({ title, html }, at) => ({ title, html: fillHtml(bodies[at] ?? html, values) }))
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const list = (kind: 'ul' | 'ol', items: readonly string[]) =>
  `<${kind}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`
