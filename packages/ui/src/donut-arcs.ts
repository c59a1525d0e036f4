export interface DonutArc {
  /** Part of the ring, in hundredths. */
  readonly length: number
  /** Where it begins, in hundredths from the top. */
  readonly offset: number
}

/** Gap between two slices, in hundredths of the ring. */
const gap = 0.6

/** Arcs of a ring of circumference 100 for values that share it. Nothing to share gives none. */
export function donutArcs(values: readonly number[]): DonutArc[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return []
  const shown = values.filter((value) => value > 0).length
  const room = shown > 1 ? gap : 0
  return values.map((value, index) => {
    const before = values.slice(0, index).reduce((sum, one) => sum + one, 0)
    return {
      length: Math.max(0, (value / total) * 100 - room),
      offset: (before / total) * 100,
    }
  })
}
