import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ViewedProposal } from '#wire/viewer.ts'

/**
 * The least that a page of React can be which reads the same document: its name, its texts as they are and its rows,
 * without a design, a choice or a word of its own. What the customer's page is compared with.
 */
function Floor() {
  const [document, setDocument] = useState<ViewedProposal>()
  useEffect(() => {
    const token = location.pathname.split('/').at(-1)
    void fetch(`/viewer/${token}`)
      .then((answer) => answer.json() as Promise<ViewedProposal>)
      .then(setDocument)
  }, [])
  if (!document) return null
  return createElement(
    'main',
    null,
    createElement('h1', null, document.proposal.name),
    document.sections.map(({ id, html }) => createElement('section', { key: id }, html)),
    document.tables.flatMap(({ rows }) => rows.map(({ id, content }) => createElement('p', { key: id }, content))),
    createElement('strong', null, document.prices.total_with_vat),
  )
}

const root = window.document.querySelector('#root')
if (root) createRoot(root).render(createElement(Floor))
