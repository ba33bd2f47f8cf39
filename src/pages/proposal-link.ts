/** The address of a proposal in this app, the way a colleague opens it. */
export const proposalLink = (id: number) => new URL(`${import.meta.env.BASE_URL}proposals/${id}`, location.origin).href
