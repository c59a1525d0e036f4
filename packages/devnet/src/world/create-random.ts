/** A source of chance that repeats itself: the same seed gives the same world. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

const WORD = 2 ** 32

/** Mulberry32 (public domain, Tommy Ettinger): 32 bits of state are plenty for a demonstration. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from.')
      return item
    },
  }
}
