/** Begins the key of everything read of contacts; by itself, so that who only forgets them does not bring them along. */
export const contactKey = ['contacts'] as const
