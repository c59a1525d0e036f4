import { type Address, getAddressDecoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { getMetadataDeposit } from './get-metadata-deposit.ts'
import type { SolanaRpc } from './solana-rpc.ts'
import { nodeOf } from './test/node-of.ts'

const address: Address = getAddressDecoder().decode(new Uint8Array(32).fill(70))
const texts = { name: 'Tide', symbol: 'TIDE', uri: 'ipfs://one' }
const token = { ...texts, address, metaplex: undefined }

/** A node on which each byte takes a hundredth of a lamport, rounded down; the accounts of `nodeOf` have one. */
const nodeWith = (bytes: number) =>
  ({
    ...nodeOf({ [address]: { owner: address, data: new Uint8Array(bytes) } }),
    getMinimumBalanceForRentExemption: (size: bigint) => ({ send: async () => size / 100n }),
  }) as unknown as SolanaRpc

test('longer texts add what their bytes deposit beyond what is there', async () => {
  expect(await getMetadataDeposit(nodeWith(295), token, { ...texts, uri: 'ipfs://one-more' })).toBe(
    2n,
  )
  expect(await getMetadataDeposit(nodeWith(294), token, { ...texts, uri: 'ipfs://one-more' })).toBe(
    1n,
  )
})

test('shorter texts free nothing, and a deposit that is larger is enough', async () => {
  expect(await getMetadataDeposit(nodeWith(199), token, { ...texts, uri: '' })).toBe(0n)
  expect(await getMetadataDeposit(nodeWith(150), token, { ...texts, name: 'Tidewater' })).toBe(0n)
})

test('Metaplex’s account has room for all from the beginning, and a token that is gone needs none', async () => {
  const kept = { ...token, metaplex: {} as never }
  const longer = { ...texts, name: 'n'.repeat(32) }
  expect(await getMetadataDeposit(nodeWith(295), kept, longer)).toBe(0n)
  expect(await getMetadataDeposit(nodeOf({}), token, longer)).toBe(0n)
})
