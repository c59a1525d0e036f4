/**
 * One tab drives a flow; the others wait for it to end or to close, and read along meanwhile. Where the browser has no
 * locks, or refuses them to a page in a frame, a second tab is the visitor's own business.
 */
export async function inOneTab<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  let isBegun = false
  try {
    return await navigator.locks.request(`slipway.flow.${id}`, () => {
      isBegun = true
      return work()
    })
  } catch (error) {
    if (isBegun) throw error
    return work()
  }
}
