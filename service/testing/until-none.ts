/** Does what is due until nothing is; gives how much that was. */
export async function untilNone(doDue: () => Promise<number>): Promise<number> {
  let all = 0
  for (let done = await doDue(); done > 0; done = await doDue()) all += done
  return all
}
