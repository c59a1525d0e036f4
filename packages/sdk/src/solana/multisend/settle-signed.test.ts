import type { Signature } from '@solana/kit'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { settleSigned } from './settle-signed.ts'
import type { SignedBatch } from './types.ts'

/** Block after which nothing that is signed here comes into one, and the first slot of which a node knows. */
const [late, firstSlot] = [500n, 100n]
const batch = (name: string, slot: bigint): SignedBatch => ({
  ...{ signature: name as Signature, lastValidBlockHeight: 9n, slot, rows: [0] },
})

/** A node that knows one transaction and remembers only so far back. */
const node = (isSilent = false) =>
  ({
    getEpochInfo: () => ({
      send: async () => {
        if (isSilent) throw new TypeError('fetch failed')
        return { blockHeight: late, absoluteSlot: late }
      },
    }),
    getSignatureStatuses: (names: readonly string[]) => ({
      send: async () => ({
        context: { slot: late },
        value: names.map((name) =>
          name === 'paid' ? { confirmationStatus: 'finalized', err: null, slot: 7n } : null,
        ),
      }),
    }),
    getFirstAvailableBlock: () => ({ send: async () => firstSlot }),
  }) as unknown as SolanaRpc

async function settle(isSilent = false) {
  const settled: string[] = []
  const signed = [batch('paid', 3n), batch('late', firstSlot), batch('lost', firstSlot - 1n)]
  const lost = await settleSigned(node(isSilent), signed, {
    ...{ clock: { sleep: async () => undefined }, signal: AbortSignal.timeout(5_000) },
    onSettled: ({ signature }, { kind }) => settled.push(`${signature} ${kind}`),
  })
  return { lost, settled: settled.toSorted() }
}

test('what the node has forgotten is handed back, and all else is settled', async () => {
  expect(await settle()).toEqual({
    lost: [batch('lost', firstSlot - 1n)],
    settled: ['late failed', 'paid confirmed'],
  })
})

test('a node that does not answer stops it', async () => {
  await expect(settle(true)).rejects.toThrow('unreachable')
})
