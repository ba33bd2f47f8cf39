import { expect, test } from 'vitest'
import { notFoundPage } from './customer-page.ts'

const built = (title: string, script: string) => `<!doctype html>
<html lang="en"><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/base/mark.svg" />
    <script type="module" crossorigin src="/base/assets/${script}"></script>
    <link rel="stylesheet" crossorigin href="/base/assets/${script}.css">
  </head><body><div id="root"></div></body></html>`

const page = notFoundPage(built('Proffer', 'app.js'), built('Proposal', 'customer.js'), '/base/')
const template = (id: string) => new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(page)?.[1] ?? ''

test('the 404 page holds the heads of both surfaces, and runs neither by itself', () => {
  expect(template('app-head')).toContain('src="/base/assets/app.js"')
  expect(template('customer-head')).toContain('src="/base/assets/customer.js"')
  expect(template('customer-head')).toContain('href="/base/assets/customer.js.css"')
  const outside = page.replace(/<template.*?<\/template>/gs, '')
  expect([...outside.matchAll(/<script\b[^>]*>/g)].map(String)).toEqual(['<script defer src="/base/which-surface.js">'])
})

test('it has the policy of both, once, before anything else can run', () => {
  expect(page.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
})
