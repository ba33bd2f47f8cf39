import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

const speak = (locale: string, locales: string) => i18n.loadAndActivate({ locale, locales, messages: {} })
const told = (detail: string) => refusalWords({ detail }).detail

afterEach(() => speak('en', 'en-GB'))

describe('in German', () => {
  beforeEach(() => speak('de', 'de-DE'))

  test('why something is refused is told with its names', () => {
    expect(told('Anna (Amsterdam) is in the trashcan')).toBe('Anna (Amsterdam) liegt im Papierkorb')
    expect(told('You already have a view a+b.c?')).toBe('Sie haben schon eine Ansicht a+b.c?')
  })

  test('a status in a sentence is told in words', () => {
    expect(told('This proposal is won. Set it to edit or open before you send it.')).toBe(
      'Dieses Angebot ist gewonnen. Setzen Sie es auf Entwurf oder Offen, bevor Sie es senden.',
    )
  })

  test('a number is written as the language writes it', () => {
    expect(told('The picture is 12,000 by 9000 pixels. Make it smaller: at most 50 million pixels.')).toBe(
      'Das Bild hat 12.000 mal 9000 Pixel. Verkleinern Sie es auf höchstens 50 Millionen Pixel.',
    )
  })

  test('of two sentences that fit, the one that says more is told', () => {
    expect(told('There is no email template 7')).toBe('Diese E-Mail-Vorlage gibt es nicht mehr')
    expect(told('Anna Smit (7) has no email address')).toBe('Anna Smit hat keine E-Mail-Adresse')
  })

  test('a single fault that is told as why the whole is refused ends as a sentence', () => {
    const problem = refusalWords({
      detail: 'There is already a tag Eile.',
      errors: { name: ['There is already a tag Eile'] },
    })
    expect(problem.errors).toEqual({ name: ['Ein Schlagwort Eile gibt es schon'] })
    expect(problem.detail).toBe('Ein Schlagwort Eile gibt es schon.')
  })

  test('a sentence within another is told too', () => {
    expect(told('Another user has this email address. Users that are no longer active keep theirs.')).toBe(
      'Ein anderer Benutzer hat diese E-Mail-Adresse. Benutzer, die nicht mehr aktiv sind, behalten ihre.',
    )
  })

  test('what nobody knows here is told as it came', () => {
    expect(told('The moon is not full.')).toBe('The moon is not full.')
  })
})

test('in English the service speaks for itself', () => {
  expect(told('This proposal is won. Set it to edit or open before you send it.')).toBe(
    'This proposal is won. Set it to edit or open before you send it.',
  )
})
