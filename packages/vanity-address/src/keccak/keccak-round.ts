import type { Lanes, Value } from './lane-machine.ts'

/** Rotation of lane x + 5y (FIPS 202, rho). */
const rotations = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
] as const

/** FIPS 202, iota. */
export const roundConstants: readonly bigint[] = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
]

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no lane ${index}`)
  return value
}

/** The five column parities of a state. */
function columnParities<Lane extends object>(
  lanes: Lanes<Lane>,
  state: readonly Value<Lane>[],
): Value<Lane>[] {
  return [0, 1, 2, 3, 4].map((x) =>
    lanes.keep(
      [5, 10, 15, 20].reduce<Value<Lane>>(
        (sum, y) => lanes.xor(sum, at(state, x + y)),
        at(state, x),
      ),
    ),
  )
}

/** Where lane `column` of `row` comes from (pi backwards). */
const sourceOf = (row: number, column: number) => (((row - 3 * column + 15) * 3) % 5) + 5 * column

/**
 * One round of Keccak-f[1600], in pieces: whoever writes several hashes side by side takes a piece of
 * each in turn, so that a processor finds independent work close by.
 * @param emit receives each wanted lane of the next state as soon as it is known, row by row, so that
 * few values live at a time
 * @param wanted lanes of the next state that somebody will read; the last round computes no others
 */
export function* keccakRound<Lane extends object>(
  lanes: Lanes<Lane>,
  state: readonly Value<Lane>[],
  roundConstant: Value<Lane>,
  wanted: (lane: number) => boolean,
  emit: (lane: number, value: Value<Lane>) => void,
): Generator<undefined, void> {
  const parities = columnParities(lanes, state)
  yield
  const deltas = [0, 1, 2, 3, 4].map((x) =>
    lanes.keep(lanes.xor(at(parities, (x + 4) % 5), lanes.rotate(at(parities, (x + 1) % 5), 1))),
  )
  const moved = (row: number, column: number) => {
    const source = sourceOf(row, column)
    return lanes.keep(
      lanes.rotate(lanes.xor(at(state, source), at(deltas, source % 5)), at(rotations, source)),
    )
  }
  for (let row = 0; row < 5; row++) {
    const columns = [0, 1, 2, 3, 4].filter((x) => wanted(x + 5 * row))
    if (columns.length === 0) continue
    const row5: (Value<Lane> | undefined)[] = []
    const b = (column: number) => (row5[column] ??= moved(row, column))
    // In the order of the columns, whatever is wanted, so that the printed code is regular.
    for (let x = 0; x < 5; x++) {
      if (columns.some((w) => x === w || x === (w + 1) % 5 || x === (w + 2) % 5)) b(x)
    }
    yield
    for (const x of columns) {
      const mixed = lanes.xor(b(x), lanes.andNot(b((x + 1) % 5), b((x + 2) % 5)))
      emit(x + 5 * row, x + 5 * row === 0 ? lanes.xor(mixed, roundConstant) : mixed)
    }
  }
}
