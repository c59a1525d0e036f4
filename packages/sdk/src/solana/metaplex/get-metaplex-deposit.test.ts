import { type Address, createNoopSigner } from '@solana/kit'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { nodeOf } from '../test/node-of.ts'
import { buildMetaplexCreation } from './build-metaplex-instruction.ts'
import { findMetaplexAddress } from './find-metaplex-address.ts'
import { getMetaplexDeposit } from './get-metaplex-deposit.ts'
import { hasMetaplex } from './has-metaplex.ts'
import { metaplexProgram } from './metaplex-program.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const signer = createNoopSigner('SysvarC1ock11111111111111111111111111111111' as Address)
const place = await findMetaplexAddress(mint)
const loader = 'BPFLoaderUpgradeab1e11111111111111111111111' as Address
const texts = { name: 'Harbor', symbol: 'HBR', uri: '' }
const request = { payer: signer, instructions: [await buildMetaplexCreation(mint, signer, texts)] }

/** Rent as on the live clusters. */
const rentOf = (bytes: bigint) => (128n + bytes) * 6_960n

/** A node on which something lies at the place already, and which answers a trial. */
function trying(there: bigint, trial: object) {
  const asked: unknown[] = []
  const send = <T>(value: T) => ({ send: async () => value })
  const node = {
    getLatestBlockhash: () => send({ value: { blockhash: mint, lastValidBlockHeight: 9n } }),
    getBalance: () => send({ value: there }),
    getMinimumBalanceForRentExemption: (bytes: bigint) => send(rentOf(bytes)),
    simulateTransaction: (_transaction: string, config: { accounts: unknown }) => {
      asked.push(config.accounts)
      return send({ value: trial })
    },
  } as unknown as SolanaRpc
  return { node, asked }
}

test('a creation takes what lies in the account after a trial on the cluster, less what lay there', async () => {
  const { node, asked } = trying(40n, { err: null, accounts: [{ lamports: 12_345n }] })
  expect(await getMetaplexDeposit(node, request, place)).toBe(12_305n)
  expect(asked).toEqual([{ addresses: [place], encoding: 'base64' }])
})

test.each([
  [0n, 15_115_600n],
  [15_600n, 15_100_000n],
  [9_000_000n, 10_000_000n],
])(
  'with %i lamports there and no trial that succeeds, it takes what was published',
  async (there, taken) => {
    const { node } = trying(there, { err: 'AccountNotFound', accounts: [null] })
    expect(await getMetaplexDeposit(node, request, place)).toBe(taken)
  },
)

test('a cluster has the program where that can be run, and not where something else lies there', async () => {
  const data = new Uint8Array(36)
  const at = (executable: boolean) =>
    hasMetaplex(nodeOf({ [metaplexProgram]: { owner: loader, data, executable } }))
  expect(await at(true)).toBe(true)
  expect(await at(false)).toBe(false)
  expect(await hasMetaplex(nodeOf({}))).toBe(false)
})
