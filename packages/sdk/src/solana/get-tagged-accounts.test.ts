import { type Address, getBase64Decoder } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import { compareBytes } from './compare-bytes.ts'
import { getTaggedAccounts } from './get-tagged-accounts.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const program = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM' as Address
const owner = 'So11111111111111111111111111111111111111112' as Address
const kind = {
  ...{ tag: Uint8Array.of(0, 1), size: 3 },
  decode: ({ address, data }: { address: Address; data: ArrayLike<number> }) =>
    data[2] === 9 ? `${address} keeps ${data[2]}` : undefined,
}

test('a node is asked for accounts of a size that begin so and hold what is compared; what is none is left out', async () => {
  const accountOf = (pubkey: string, last: number) => ({
    pubkey,
    account: { data: [getBase64Decoder().decode(Uint8Array.of(0, 1, last)), 'base64'] },
  })
  const list = vi.fn((..._: unknown[]) => ({
    send: async () => [accountOf('one', 9), accountOf('other', 8)],
  }))
  const rpc = { getProgramAccounts: list } as unknown as SolanaRpc
  const found = await getTaggedAccounts(rpc, program, kind, [compareBytes(2, owner)])
  expect(found).toEqual(['one keeps 9'])
  expect(list).toHaveBeenCalledExactlyOnceWith(program, {
    ...{ commitment: 'confirmed', encoding: 'base64' },
    filters: [
      { dataSize: 3n },
      { memcmp: { offset: 0n, bytes: '12', encoding: 'base58' } },
      { memcmp: { offset: 2n, bytes: owner, encoding: 'base58' } },
    ],
  })
})
