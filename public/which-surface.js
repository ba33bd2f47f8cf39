// Of 404.html: starts the customer's page where the address is one of its own, else the app.
{
  const base = new URL('.', document.currentScript.src).pathname
  const path = location.pathname.slice(base.length)
  const surface = /^(view|verify)(\/|$)/.test(path) ? 'customer-head' : 'app-head'
  document.head.append(document.importNode(document.getElementById(surface).content, true))
}
