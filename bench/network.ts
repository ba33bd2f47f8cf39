import type { CDPSession } from '@playwright/test'

export const networks = {
  'not throttled': undefined,
  // The figures of Lighthouse for a phone.
  'slow 4G, CPU / 4': { latency: 150, down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8, slower: 4 },
} as const
export type Network = keyof typeof networks

/** Makes network and processor of a page as slow as that. */
export async function throttle(session: CDPSession, network: Network) {
  const throttling = networks[network]
  if (!throttling) return
  const { latency, down, up, slower } = throttling
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}
