import type { ReleasePoint } from './release-point.ts'

export const PICTURE_WIDTH = 640
export const PICTURE_HEIGHT = 160
/** Room above the line of 100 %, so that its stroke is not cut off. */
const HEADROOM = 6
const WHOLE_BPS = 10_000

/** Time from left to right and free parts from bottom to top, in the picture's own units. */
export interface ReleaseScale {
  readonly x: (at: number) => number
  readonly y: (share: number) => number
}

/**
 * @param from unix seconds at the left edge
 * @param until of the last release; a little beyond it stays free, so that it is seen to be the end
 */
export function releaseScale(from: number, until: number): ReleaseScale {
  const span = Math.max(1, until - from) * 1.05
  const rounded = (value: number) => Math.round(value * 100) / 100
  return {
    x: (at) => rounded((Math.max(0, at - from) / span) * PICTURE_WIDTH),
    y: (share) => rounded(PICTURE_HEIGHT - (share / WHOLE_BPS) * (PICTURE_HEIGHT - HEADROOM)),
  }
}

/** The line of what is free by when, as an SVG path: flat until a release, then a step, or a slope where it is gradual. */
export function releasePath(points: readonly ReleasePoint[], { x, y }: ReleaseScale): string {
  const moves = points.map(({ at, share, isGradual }) =>
    isGradual ? `L${x(at)} ${y(share)}` : `H${x(at)}V${y(share)}`,
  )
  return `M0 ${PICTURE_HEIGHT}${moves.join('')}H${PICTURE_WIDTH}`
}
