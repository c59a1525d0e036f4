import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { calculateAccountSize } from './calculate-account-size.ts'
import { firstTokenProgram } from './first-token-program.ts'
import type { SolanaToken } from './get-solana-token.ts'

/** Bytes that the program writes, a kind and a length of two bytes each included. */
test.each<{ extensions: SolanaToken['extensions']; bytes: bigint }>([
  { extensions: [], bytes: 170n },
  { extensions: ['MetadataPointer', 'TokenMetadata'], bytes: 170n },
  { extensions: ['TransferFeeConfig'], bytes: 182n },
  { extensions: ['NonTransferable'], bytes: 174n },
  { extensions: ['TransferHook'], bytes: 175n },
  { extensions: ['PausableConfig'], bytes: 174n },
  { extensions: ['TransferFeeConfig', 'TransferHook', 'PausableConfig'], bytes: 191n },
])('an account of a token with $extensions has $bytes bytes', ({ extensions, bytes }) => {
  expect(calculateAccountSize({ program: TOKEN_2022_PROGRAM_ADDRESS, extensions })).toBe(bytes)
})

test('every account of the first program has the same bytes', () => {
  expect(calculateAccountSize({ program: firstTokenProgram, extensions: [] })).toBe(165n)
})
