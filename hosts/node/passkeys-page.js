// Asks the browser for a passkey on the service's own pages. Comes after the library, which sets SimpleWebAuthnBrowser.
;(() => {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser
  if (!browserSupportsWebAuthn()) return

  async function ask(form) {
    const asked = await fetch(form.dataset.options, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
    if (!asked.ok) throw new Error(`The service answered ${asked.status}`)
    const optionsJSON = await asked.json()
    const start = form.dataset.passkey === 'add' ? startRegistration : startAuthentication
    form.elements.answer.value = JSON.stringify(await start({ optionsJSON }))
    form.submit()
  }

  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const fault = form.querySelector('.fault')
    form.hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      fault.hidden = true
      ask(form).catch(() => {
        fault.hidden = false
      })
    })
  }
})()
