import { expect, test } from 'vitest'
import { promisedPeriod } from './promised-period.ts'

test.each([
  ['<p>Dear Anneke,</p><p>Thank you. This offer is valid for 30 days.</p>', 'This offer is valid for 30 days.'],
  ['<ul><li>Valid until 1 March</li></ul>', 'Valid until 1 March'],
  ['<p>This <strong>proposal expires</strong> in a month</p>', 'This proposal expires in a month'],
  ['<p>Deze offerte is 30 dagen geldig.</p>', 'Deze offerte is 30 dagen geldig.'],
  ['<p>De offerte is geldig tot en met 1 maart.</p>', 'De offerte is geldig tot en met 1 maart.'],
  [
    '<li>Dit voorstel van [proposal_date] is dertig dagen geldig.</li>',
    'Dit voorstel van [proposal_date] is dertig dagen geldig.',
  ],
  ['<p>Geldigheidsduur: een maand</p>', 'Geldigheidsduur: een maand'],
  ['<p>Das Angebot ist bis Ende Mai bindend. Es ist gültig bis 31. Mai.</p>', 'Es ist gültig bis 31.'],
  ['<p>Dieses Angebot ist 14 Tage lang gültig.</p>', 'Dieses Angebot ist 14 Tage lang gültig.'],
])('%s promises a period: %s', (html, sentence) => {
  expect(promisedPeriod(html)).toBe(sentence)
})

test.each([
  ['<p>We validate for you what is invalid for others.</p>', 'a word within another'],
  ['<p>The warranty is valid for two years.</p>', 'a guarantee'],
  ['<p>De garantie is twee jaar en zes maanden geldig.</p>', 'a guarantee in Dutch'],
  ['<p>Valid until [proposal_valid_until].</p>', 'the tag of that day, which is found where it has no value'],
  ['<p>Is it valid? For us it is.</p>', 'two sentences'],
  ['', 'nothing'],
])('%s promises none: %s', (html) => {
  expect(promisedPeriod(html)).toBeUndefined()
})
