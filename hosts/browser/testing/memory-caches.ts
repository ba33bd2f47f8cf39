/** The Cache API as far as the shells need it. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (address: string) => store.get(address)?.clone(),
      put: async (address: string, response: Response) => void store.set(address, response),
      delete: async (address: string) => store.delete(address),
    }
  }
  const match = async (address: string) =>
    [...stores.values()]
      .find((one) => one.has(address))
      ?.get(address)
      ?.clone()
  return { open, match, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) }
}
