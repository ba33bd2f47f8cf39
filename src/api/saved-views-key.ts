/** Of the person's own views of the list. */
export const savedViewsKey = ['account', 'views'] as const
