import type { LockFacts } from './lock-facts.ts'

/** Plain JSON: amounts are decimal texts. */
export type Claim =
  | string
  | number
  | boolean
  | null
  | readonly Claim[]
  | { readonly [name: string]: Claim }

function toClaim(value: unknown): Claim {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(toClaim)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [name, toClaim(part)]),
    )
  }
  return value as Claim
}

/** What is proven of a lock, as its certificate says it. */
export function toClaims(facts: LockFacts): Readonly<Record<string, Claim>> {
  return toClaim(facts) as Readonly<Record<string, Claim>>
}
