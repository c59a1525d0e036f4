import { expect } from 'vitest'

/** That exactly what has a bound was measured, and takes no more than that. */
export function expectBounded(
  units: Readonly<Record<string, number>>,
  bounds: Readonly<Record<string, number>>,
): void {
  expect(Object.keys(units).toSorted()).toEqual(Object.keys(bounds).toSorted())
  for (const [what, used] of Object.entries(units))
    expect(used, what).toBeLessThanOrEqual(bounds[what] ?? 0)
}
