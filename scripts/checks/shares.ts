import type { Feature } from './features.ts'

/** Seconds that a feature may take in the gate, of test time: what all of them take stays bounded by it. */
export const SHARES = { integration: 5, browser: 12 } as const

/**
 * Features whose one way takes more than its share, in the order of how much more.
 * @param seconds by path of the test file, as the last run has measured them
 */
export function overShares(
  features: Readonly<Record<string, Feature>>,
  stage: keyof typeof SHARES,
  seconds: Readonly<Record<string, number>>,
): string[] {
  const sums = Object.entries(features).map(([name, { gate }]) => {
    const endings =
      stage === 'browser'
        ? gate.journeys.map((path) => `/${path}.journey.ts`)
        : gate.integration.map((path) => `/${path}.integration.test.ts`)
    const sum = Object.entries(seconds)
      .filter(([file]) => endings.some((ending) => file.endsWith(ending)))
      .reduce((total, [, own]) => total + own, 0)
    return { name, sum: Math.round(sum) }
  })
  return sums
    .filter(({ sum }) => sum > SHARES[stage])
    .sort((a, b) => b.sum - a.sum)
    .map(({ name, sum }) => `${name} ${sum} s`)
}
