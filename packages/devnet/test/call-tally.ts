import { expect } from 'vitest'

interface Counted {
  readonly calls: number
  readonly effective: number
}

const nothing: Counted = { calls: 0, effective: 0 }
const rateOf = ({ calls, effective }: Counted) => Math.round((100 * effective) / Math.max(calls, 1))

/** How many calls random steps make of each kind, and how many of them do something. */
export class CallTally {
  private readonly kinds = new Map<string, Counted>()

  count(kind: string, isEffective: boolean): void {
    this.put(kind, { calls: 1, effective: isEffective ? 1 : 0 })
  }

  add(other: CallTally): void {
    for (const [kind, counted] of other.kinds) this.put(kind, counted)
  }

  /** Everything together. */
  get all(): Counted {
    return [...this.kinds.values()].reduce(
      (sum, { calls, effective }) => ({
        calls: sum.calls + calls,
        effective: sum.effective + effective,
      }),
      nothing,
    )
  }

  /** Of each kind the calls, and the percentage of them that did something; and of all. */
  report(): Readonly<Record<string, string>> {
    const rows = [...this.kinds].sort().map(([kind, counted]) => [kind, this.told(counted)])
    return Object.fromEntries([...rows, ['all', this.told(this.all)]])
  }

  /** Half of the calls do something at least, and some of each of these kinds. */
  expectEffective(kinds: readonly string[]): void {
    const { calls, effective } = this.all
    expect(effective * 2).toBeGreaterThanOrEqual(calls)
    expect([...this.kinds.keys()].sort()).toEqual([...kinds].sort())
    for (const [kind, counted] of this.kinds) expect(counted.effective, kind).toBeGreaterThan(0)
  }

  private told(counted: Counted): string {
    return `${counted.calls} calls, ${rateOf(counted)}%`
  }

  private put(kind: string, { calls, effective }: Counted): void {
    const before = this.kinds.get(kind) ?? nothing
    this.kinds.set(kind, {
      calls: before.calls + calls,
      effective: before.effective + effective,
    })
  }
}
