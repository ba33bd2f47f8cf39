// What a page of the documentation does more where scripts run: copying code, one language for all samples and pages,
// "/" to search, and where in the contents one is.
;(() => {
  const told = document.createElement('p')
  told.className = 'told'
  told.setAttribute('role', 'status')
  document.body.append(told)

  /** Without https there is no clipboard but that of a selection. */
  async function copy(code) {
    if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent)
    getSelection().selectAllChildren(code)
    if (!document.execCommand('copy')) throw new Error('This browser does not copy')
  }

  for (const figure of document.querySelectorAll('figure')) {
    const name = figure.querySelector('figcaption').textContent.trim()
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy: ${name}`)
    button.addEventListener('click', async () => {
      await copy(figure.querySelector('code'))
      button.textContent = 'Copied'
      told.textContent = `Copied: ${name}`
    })
    button.addEventListener('blur', () => {
      button.textContent = 'Copy'
    })
    figure.append(button)
  }

  const choices = [...document.querySelectorAll('.languages input')]
  function choose(language) {
    for (const one of choices) if (one.value === language) one.checked = true
  }
  for (const one of choices)
    one.addEventListener('change', () => {
      const before = one.getBoundingClientRect().top
      choose(one.value)
      // Samples above may be longer or shorter now: what one looks at stays where it is.
      scrollBy(0, one.getBoundingClientRect().top - before)
      try {
        localStorage.setItem('proffer.docs.language', one.value)
      } catch {
        // A browser that keeps nothing begins with the first language again.
      }
    })
  try {
    choose(localStorage.getItem('proffer.docs.language'))
  } catch {
    // The same.
  }

  const search = document.querySelector('.search [type="search"]')
  addEventListener('keydown', (event) => {
    const isTyping = event.target.matches('input, textarea')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    search.select()
  })

  const nav = document.querySelector('nav')
  const links = new Map(
    [...nav.querySelectorAll('ul a[href^="#"]')].map((link) => [
      document.getElementById(decodeURIComponent(link.hash.slice(1))),
      link,
    ]),
  )
  const parts = [...links.keys()].filter(Boolean)
  function tellWhere() {
    const line = innerHeight / 4
    const here = links.get(parts.findLast((part) => part.getBoundingClientRect().top <= line) ?? parts[0])
    if (here?.ariaCurrent === 'location') return
    for (const link of links.values()) link.removeAttribute('aria-current')
    if (!here) return
    here.setAttribute('aria-current', 'location')
    const { top, bottom } = here.getBoundingClientRect()
    if (getComputedStyle(nav).position === 'sticky' && (top < 0 || bottom > innerHeight))
      nav.scrollTop += top - innerHeight / 2
  }
  let isDue = false
  addEventListener(
    'scroll',
    () => {
      if (isDue) return
      isDue = true
      requestAnimationFrame(() => {
        isDue = false
        tellWhere()
      })
    },
    { passive: true },
  )
  tellWhere()
})()
