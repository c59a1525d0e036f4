import { type Picture, readPicture } from './read-picture.ts'

/** A colour that moved by less is the same to an eye. */
const SEEN = 24

/** How two pictures of one screen differ. */
export interface Difference {
  /** Share of the pixels that are seen to differ; rows and columns that one of them lacks count as different. */
  readonly share: number
  /** The rows between which they differ, from the top. */
  readonly from: number
  readonly to: number
}

function isSeen(a: Picture, b: Picture, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return true
  const [inA, inB] = [(y * a.width + x) * 3, (y * b.width + x) * 3]
  return [0, 1, 2].some(
    (colour) => Math.abs((a.pixels[inA + colour] ?? 0) - (b.pixels[inB + colour] ?? 0)) >= SEEN,
  )
}

/** How two screenshots differ; nothing where nobody sees a difference. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [a, b] = [readPicture(before), readPicture(after)]
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const rows: number[] = []
  let seen = 0
  for (let y = 0; y < height; y++) {
    const until = seen
    for (let x = 0; x < width; x++) if (isSeen(a, b, x, y)) seen += 1
    if (seen > until) rows.push(y)
  }
  const [from] = rows
  return from === undefined
    ? undefined
    : { share: seen / (width * height), from, to: rows.at(-1) ?? from }
}
