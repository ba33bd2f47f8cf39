import type { Wanted } from './in-page.ts'
import type { Screen } from './screen.ts'

/** Where the service runs: behind an address, or in the browser beside the app. */
export type Home = 'node' | 'demo'

/** One step of the journey; each goes on where the one before ended. */
export type Step = { name: string; take: (screen: Screen, home: Home) => Promise<void> }

/** Sent once to its customer, with prices of every kind and text. */
const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'
/** Waits for its customer's answer, in Dutch. */
const signed = 'Radiatoren vervangen, 11 stuks'
const plates = 'Isolatieplaten 100 mm, materiaal'

const grid: Wanted = { role: 'grid' }
const text: Wanted = { role: 'region', name: '^Ons voorstel$' }
const saved = (screen: Screen) => screen.reads({ role: 'text', name: '^(Saved|Saving|Not saved)' }, /^Saved/)

/**
 * The way through the product that every engine must go, in both homes: to add to it, add a step here. Only what
 * differs from browser to browser belongs here (input, streams, workers, drawing); all else has tests of its own.
 */
export const journey: readonly Step[] = [
  {
    name: 'signs in',
    take: async (screen, home) => {
      await screen.goTo('/')
      if (home === 'demo') await screen.click('button', '^Marieke Vos')
      else {
        await screen.click('button', '^Continue to sign in$')
        // An engine that names no language is spoken to in the account's.
        await screen.fill('^E-?mail', 'marieke@vanvliet.example')
        await screen.fill('^(Password|Wachtwoord)', 'warmtepomp-op-zolder')
        await screen.press('Enter')
        await screen.click('button', '^(Allow|Toestaan)$')
      }
      await screen.sees('heading', '^Today')
      // With its figures: who signs in reads before pressing on, and the demo's worker has answered once by then.
      await screen.sees('heading', '^Your recent proposals$')
    },
  },
  {
    name: 'sees the list and opens a proposal',
    take: async (screen) => {
      await screen.click('link', '^Proposals')
      await screen.sees('table', '^Proposals')
      await screen.click('link', proposal)
      await screen.sees('heading', proposal)
    },
  },
  {
    name: 'writes in a row, and finds it saved after a reload',
    take: async (screen) => {
      await screen.click('link', '^Edit$')
      // Rows can be written once this tab has the pen.
      await screen.sees('button', '^Price row$')
      await screen.click('rowheader', plates, grid)
      await screen.fill('^Quantity$', '37', grid)
      await screen.press('Tab')
      await saved(screen)
      await screen.reload()
      await screen.sees('row', `${plates}.*37`, grid)
    },
  },
  {
    name: 'drags a row below the next',
    take: async (screen) => {
      const before = await screen.texts('rowheader', undefined, grid)
      const next = before[before.findIndex((words) => words.includes(plates)) + 1] ?? ''
      const row: Wanted = { role: 'row', name: plates, within: grid }
      const after: Wanted = { role: 'rowheader', name: `^${literal(next)}$`, within: grid }
      await screen.drag({ role: 'grip', within: row }, row, after)
      await screen.reads({ ...after, name: `${plates}|${after.name}` }, new RegExp(`^${literal(next)}$`))
      await saved(screen)
    },
  },
  {
    name: 'writes rich text, and finds it saved after a reload',
    take: async (screen) => {
      await screen.click('link', '^Text', { role: 'navigation', name: '^Editor sections$' })
      await screen.fill('^Text$', 'Plain and ', text)
      await screen.press('Control', 'b')
      await screen.type('bold')
      await screen.sees('strong', '^bold$', text)
      await saved(screen)
      await screen.reload()
      await screen.sees('strong', '^bold$', text)
      await screen.reads({ role: 'textbox', name: '^Text$', within: text }, /^Plain and bold$/)
    },
  },
  {
    name: 'opens the window that sends it, with what stands in the way',
    take: async (screen) => {
      await screen.click('button', '^Send')
      await screen.sees('dialog', '^Send')
      await screen.sees('region', '^Check$', { role: 'dialog', name: '^Send' })
      // It stands once the window knows when the account works.
      await screen.sees('button', '^Send now$', { role: 'dialog', name: '^Send' })
    },
  },
  {
    name: 'reads a proposal as its customer, and signs it with a drawn signature',
    take: async (screen) => {
      await screen.goTo(`/proposals?query=${encodeURIComponent(signed)}`)
      await screen.click('link', signed, { role: 'table', name: '^Proposals$' })
      await screen.click('link', '^Receivers', { role: 'navigation', name: '^Proposal sections$' })
      const [link = ''] = await screen.texts('code')
      await screen.goTo(new URL(link).pathname)
      await screen.sees('heading', signed)
      await screen.click('button', '^Zelf tekenen$')
      await screen.draw('img', '^Teken hier uw handtekening$')
      await screen.click('button', '^Akkoord en ondertekenen$')
      await screen.sees('heading', '^Bewijs$')
      await screen.sees('img', '^Handtekening van ')
    },
  },
]

const literal = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
