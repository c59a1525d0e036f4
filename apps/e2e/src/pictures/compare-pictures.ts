/** Red, green and blue of each point, row by row. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly points: Uint8Array
}

/** Part of a picture, in its points. */
export type Spot = { readonly x: number; readonly y: number; readonly by: number }

/** Side of a block, in points of a picture. */
const BLOCK = 8
/** How far a channel's mean may be off in a block, of 255: more than other edges of letters make of it. */
const TOLERANCE = 14

function meanDifference(one: Picture, other: Picture, x: number, y: number): number {
  const across = Math.min(BLOCK, one.width - x)
  const down = Math.min(BLOCK, one.height - y)
  const sums = [0, 0, 0]
  for (let row = y; row < y + down; row++)
    for (let column = x; column < x + across; column++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * one.width + column) * 3 + channel
        sums[channel] = (sums[channel] ?? 0) + (one.points[at] ?? 0) - (other.points[at] ?? 0)
      }
  return Math.max(...sums.map((sum) => Math.abs(sum) / (across * down)))
}

/**
 * Where two pictures of a screen differ by more than another machine's fonts would make of it: block by block, so that a
 * part that is gone, moved or of another colour counts, and the edge of a letter does not. Pictures of other sizes differ
 * as a whole.
 */
export function comparePictures(before: Picture, now: Picture): readonly Spot[] {
  if (before.width !== now.width || before.height !== now.height)
    return [{ x: 0, y: Math.min(before.height, now.height), by: 255 }]
  const spots: Spot[] = []
  for (let y = 0; y < now.height; y += BLOCK)
    for (let x = 0; x < now.width; x += BLOCK) {
      const by = meanDifference(before, now, x, y)
      if (by > TOLERANCE) spots.push({ x, y, by: Math.round(by) })
    }
  return spots
}
