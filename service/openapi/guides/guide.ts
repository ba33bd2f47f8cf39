/** The same in several languages, to choose from; `id` tells them apart on the page. */
export type Samples = { id: string; name: string; samples: Readonly<Record<string, string>> }

/** A paragraph, code with what it is, or samples. */
export type Part = string | { name: string; code: string } | Samples

export type Guide = { id: string; title: string; parts: readonly Part[] }

/** The installation and the account that a reader is told of. */
export type Here = { publicUrl: string; account: string }

export const baseOf = ({ publicUrl, account }: Here) => `${publicUrl}/api/v2/${account}`
