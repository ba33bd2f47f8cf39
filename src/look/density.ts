import { newPreference } from '#src/preference.ts'

export const densities = ['compact', 'regular', 'roomy'] as const
export type Density = (typeof densities)[number]

const preference = newPreference<Density>({
  key: 'proffer-density',
  read: (kept) => densities.find((density) => density === kept) ?? 'regular',
  write: String,
})

/** Shows the density that was chosen; app.css reads the attribute. */
export function applyDensity() {
  document.documentElement.dataset['density'] = preference.get()
}

export function setDensity(density: Density) {
  preference.set(density)
  applyDensity()
}

export const useDensity = preference.use
