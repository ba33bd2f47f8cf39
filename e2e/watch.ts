import type { BrowserContext, Page } from '@playwright/test'

/** Collects what the console of a page says that no test expected: errors, warnings, faults of the service. */
export function watchConsole(page: Page, expected: RegExp): string[] {
  const unexpected: string[] = []
  page.on('console', (message) => {
    // Of what could not be loaded the text does not say what it was.
    const text = `${message.text()} ${message.location().url}`.trimEnd()
    if (['error', 'warning'].includes(message.type()) && !expected.test(text)) unexpected.push(text)
  })
  page.on('pageerror', (error) => unexpected.push(String(error)))
  page.on('response', (response) => {
    const fault = `${response.status()} ${response.url()}`
    if (response.status() >= 500 && !expected.test(fault)) unexpected.push(fault)
  })
  return unexpected
}

type Report = (violation: string) => void
/** Who hears of it in a context: several tests may use one after the other. */
const reports = new WeakMap<BrowserContext, Report>()

/** Tells of anything that the content security policy forbids, in all pages of a context, worker included. */
export async function watchPolicy(context: BrowserContext, report: Report) {
  if (!reports.has(context)) {
    await context.exposeBinding('reportViolation', (_, violation: string) => reports.get(context)?.(violation))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: string) => Promise<void> }
        void reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    context.on('console', (message) => {
      if (/content security policy/i.test(message.text())) reports.get(context)?.(message.text())
    })
  }
  reports.set(context, report)
}
