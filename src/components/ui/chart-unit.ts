/** What the figures of a chart are told in: thousands or millions, where the highest has ten of them. */
export const chartUnit = (most: number) => (most >= 10_000_000 ? 1_000_000 : most >= 10_000 ? 1000 : 1)
