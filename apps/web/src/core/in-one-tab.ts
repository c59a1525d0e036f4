/**
 * One tab does what a name stands for. Others wait for it to end or to close, or do what they are given instead. Where the
 * browser has no locks, or refuses them to a page in a frame, a second tab is the visitor's own business.
 * @param elsewhere what another tab does at once while this work is under way in the first
 */
export async function inOneTab<Result>(
  name: string,
  work: () => Promise<Result>,
  elsewhere?: () => Promise<Result>,
): Promise<Result> {
  if (!navigator.locks) return work()
  let isBegun = false
  try {
    const options = { ifAvailable: elsewhere !== undefined }
    return await navigator.locks.request(`slipway.${name}`, options, (lock) => {
      isBegun = true
      return lock === null && elsewhere ? elsewhere() : work()
    })
  } catch (error) {
    if (isBegun) throw error
    return work()
  }
}
