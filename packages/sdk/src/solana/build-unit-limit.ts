import {
  type Address,
  getStructEncoder,
  getU8Encoder,
  getU32Encoder,
  type Instruction,
} from '@solana/kit'

const computeBudget = 'ComputeBudget111111111111111111111111111111' as Address
/** Number of `SetComputeUnitLimit` among the program's instructions. */
const setLimit = 2
const encoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['units', getU32Encoder()],
])

/** Compute units that a transaction may take, where 200 000 for each of its instructions are too few. It costs nothing. */
export const buildUnitLimit = (units: number): Instruction => ({
  programAddress: computeBudget,
  data: new Uint8Array(encoder.encode({ kind: setLimit, units })),
})
