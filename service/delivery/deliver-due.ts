import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'

/**
 * Sends what is due, each delivery once and on its own, and gives how many there were. For places that work in steps;
 * a server uses `startDelivery`, which does not wait for the slowest.
 */
export async function deliverDue(ports: DeliveryPorts, { limit = 200 } = {}): Promise<number> {
  const claimed = await claimDue(ports, limit)
  await Promise.all(claimed.map((delivery) => deliverOne(ports, delivery)))
  return claimed.length
}
