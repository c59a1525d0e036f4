import { type Address, getBase64Decoder, none, some } from '@solana/kit'
import { extension, getMintEncoder, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { firstTokenProgram } from './first-token-program.ts'
import { getHeldToken } from './get-held-token.ts'
import { testEscrow } from './jupiter-lock/test/test-escrow.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const { mint, creator } = testEscrow()
const mintData = (
  extensions: Parameters<ReturnType<typeof getMintEncoder>['encode']>[0]['extensions'],
) =>
  Uint8Array.from(
    getMintEncoder().encode({
      ...{ mintAuthority: none(), freezeAuthority: some(creator), supply: 5n, decimals: 3 },
      ...{ isInitialized: true, extensions },
    }),
  )
const nodeOf = (data: Uint8Array, owner: Address) => {
  const value = {
    ...{ data: [getBase64Decoder().decode(data), 'base64'], executable: false, lamports: 1n },
    ...{ owner, space: BigInt(data.length) },
  }
  return {
    getEpochInfo: () => ({ send: async () => ({ epoch: 1n }) }),
    getMultipleAccounts: (addresses: readonly Address[]) => ({
      send: async () => ({ value: addresses.map((one) => (one === mint ? value : null)) }),
    }),
  } as unknown as SolanaRpc
}

test('a token of the first program is read, also where somebody can freeze it', async () => {
  expect(await getHeldToken(nodeOf(mintData(none()), firstTokenProgram), mint)).toEqual({
    ...{ mint, tokenProgram: firstTokenProgram, name: '', symbol: '', decimals: 3 },
    ...{ totalSupply: 5n, isHooked: false, transferFeeBps: 0, accountBytes: 165 },
  })
})

test('a token whose transfers run a program of its maker is told from one whose hook is empty', async () => {
  const hook = (programId: Address) => [
    extension('TransferHook', { authority: creator, programId }),
  ]
  const read = (programId: Address) =>
    getHeldToken(nodeOf(mintData(some(hook(programId))), TOKEN_2022_PROGRAM_ADDRESS), mint)
  expect(await read(creator)).toMatchObject({ isHooked: true, decimals: 3, totalSupply: 5n })
  expect(await read('11111111111111111111111111111111' as Address)).toMatchObject({
    isHooked: false,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
})

test('what is no mint is no token', async () => {
  expect(await getHeldToken(nodeOf(new Uint8Array(165), firstTokenProgram), mint)).toBeUndefined()
  expect(await getHeldToken(nodeOf(mintData(none()), creator), mint)).toBeUndefined()
})
