import { type Address, getBase64Decoder, none, some } from '@solana/kit'
import {
  type ExtensionArgs,
  extension,
  getMintEncoder,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getLockToken } from './get-lock-token.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address

/** What is read of a mint with these extensions, in epoch 1. */
async function tokenWith(...extensions: ExtensionArgs[]) {
  const encoded = getMintEncoder().encode({
    ...{ mintAuthority: none(), freezeAuthority: none(), supply: 5n, decimals: 3 },
    ...{ isInitialized: true, extensions: some(extensions) },
  })
  const data = getBase64Decoder().decode(encoded)
  const account = {
    ...{ data: [data, 'base64'], executable: false, lamports: 1n, space: BigInt(encoded.length) },
    owner: TOKEN_2022_PROGRAM_ADDRESS,
  }
  const rpc = {
    getEpochInfo: () => ({ send: async () => ({ epoch: 1n }) }),
    getMultipleAccounts: () => ({ send: async () => ({ value: [account] }) }),
  } as unknown as SolanaRpc
  const reading = await getLockToken(rpc, mint)
  return reading.ok ? reading.token : reading.reason
}

const closable = extension('MintCloseAuthority', { closeAuthority: mint })

test('a token of which wallets show other amounts than are held is marked', async () => {
  const scaled = extension('ScaledUiAmountConfig', {
    ...{ authority: mint, multiplier: 2, newMultiplierEffectiveTimestamp: 0n, newMultiplier: 2 },
  })
  expect(await tokenWith(scaled)).toMatchObject({ isScaled: true })
  expect(await tokenWith(closable)).toMatchObject({ isScaled: false })
})

test('what transfers keep back at most is that of this epoch', async () => {
  const feeOf = (epoch: bigint, maximumFee: bigint) => ({
    ...{ epoch, maximumFee, transferFeeBasisPoints: 100 },
  })
  const fee = (from: bigint) =>
    extension('TransferFeeConfig', {
      ...{ transferFeeConfigAuthority: mint, withdrawWithheldAuthority: mint, withheldAmount: 0n },
      ...{ olderTransferFee: feeOf(0n, 7n), newerTransferFee: feeOf(from, 3n) },
    })
  expect(await tokenWith(fee(3n))).toMatchObject({ transferFeeMax: 7n })
  expect(await tokenWith(fee(1n))).toMatchObject({ transferFeeMax: 3n })
})
