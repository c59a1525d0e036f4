import { type Address, getAddressDecoder, getBase64Decoder, none, some } from '@solana/kit'
import {
  AccountState,
  extension,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { getTaxBalance } from './get-tax-balance.ts'
import type { SolanaRpc } from './solana-rpc.ts'
import { nodeOf, plainMint } from './test/node-of.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
const [mint, collector] = [addressOf(50), addressOf(51)]

function taxedMint(withheldAmount: bigint, withdrawWithheldAuthority: Address) {
  const fee = { epoch: 0n, maximumFee: 9n, transferFeeBasisPoints: 300 }
  const config = extension('TransferFeeConfig', {
    ...{ transferFeeConfigAuthority: collector, withdrawWithheldAuthority, withheldAmount },
    ...{ newerTransferFee: fee, olderTransferFee: fee },
  })
  const data = getMintEncoder().encode({
    ...{ mintAuthority: none(), freezeAuthority: none(), supply: 5n, decimals: 3 },
    ...{ isInitialized: true, extensions: [config] },
  })
  return new Uint8Array(data)
}

const holding = (withheldAmount: bigint | undefined) =>
  getTokenEncoder().encode({
    ...{ mint, owner: collector, amount: 1n, delegate: none(), delegatedAmount: 0n },
    ...{ state: AccountState.Initialized, isNative: none(), closeAuthority: none() },
    extensions:
      withheldAmount === undefined
        ? none()
        : some([extension('TransferFeeAmount', { withheldAmount })]),
  })

const nodeWith = (data: Uint8Array | undefined, held: readonly (bigint | undefined)[]) =>
  ({
    ...nodeOf(data ? { [mint]: { owner: TOKEN_2022_PROGRAM_ADDRESS, data } } : {}),
    getProgramAccounts: () => ({
      send: async () =>
        held.map((withheld, at) => ({
          pubkey: addressOf(at + 1),
          account: { data: [getBase64Decoder().decode(holding(withheld)), 'base64'] },
        })),
    }),
  }) as unknown as SolanaRpc

test('what the token and its holders’ accounts keep back is summed, and who has most comes first', async () => {
  const rpc = nodeWith(taxedMint(7n, collector), [3n, 0n, undefined, 20n])
  expect(await getTaxBalance(rpc, mint)).toEqual({
    total: 30n,
    sources: [
      { address: addressOf(4), withheld: 20n },
      { address: addressOf(1), withheld: 3n },
    ],
    collector,
  })
})

test('a token without a tax, and one that is gone, keep nothing back', async () => {
  const nothing = { total: 0n, sources: [], collector: null }
  expect(await getTaxBalance(nodeWith(plainMint(), []), mint)).toEqual(nothing)
  expect(await getTaxBalance(nodeWith(undefined, []), mint)).toEqual(nothing)
})
