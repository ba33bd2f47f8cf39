import type { Network } from '#service/ports.ts'

/** Every name has a public address, but for `private.test`; and nothing leaves the process. */
export const closedNetwork: Network = {
  resolve: async (host) => [host === 'private.test' ? '10.0.0.1' : '93.184.215.14'],
  deliver: () => Promise.reject(new Error('Nothing is sent from this test')),
}
