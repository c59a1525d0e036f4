/**
 * One tab of this browser sends at a time. Where the browser has no locks, or refuses them to a page in a frame, a second
 * tab is the visitor's own business.
 * @returns false where another tab is at it; nothing was done then
 */
export async function inSendLock(chainId: number, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work()
    return true
  }
  let isBegun = false
  let isElsewhere = false
  try {
    await navigator.locks.request(
      `slipway.solana.multisend.${chainId}`,
      { ifAvailable: true },
      async (lock) => {
        isElsewhere = lock === null
        if (isElsewhere) return
        isBegun = true
        await work()
      },
    )
  } catch (error) {
    if (isBegun) throw error
    await work()
  }
  return !isElsewhere
}
