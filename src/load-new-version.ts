/**
 * Starts the page anew with the newest version of the app. A plain reload would bring back the one that runs here, from the
 * worker that keeps it; it is left for where nothing more than that can be had.
 */
export const loadNewVersion = () =>
  void import('./app-worker.ts').then(
    ({ changeOver }) => changeOver(),
    () => window.location.reload(),
  )
