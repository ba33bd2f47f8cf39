import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'

/**
 * Sends due deliveries concurrently, each once, and returns their number. For hosts that work in steps; a server uses
 * `startDelivery`, which does not wait for the slowest.
 */
export async function deliverDue(ports: DeliveryPorts, { limit = 200 } = {}): Promise<number> {
  const claimed = await claimDue(ports, limit)
  await Promise.all(claimed.map((delivery) => deliverOne(ports, delivery)))
  return claimed.length
}
