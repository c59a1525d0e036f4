import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getLaterBlockhash } from './get-later-blockhash.ts'

/** A node that answers with these slots, one after another, whatever it is asked for. */
function nodeAt(slots: readonly bigint[]) {
  const asked: bigint[] = []
  const rpc = {
    getLatestBlockhash: ({ minContextSlot }: { readonly minContextSlot: bigint }) => ({
      send: async () => {
        const slot = slots[asked.length] ?? 0n
        asked.push(minContextSlot)
        return { context: { slot }, value: { blockhash: `of ${slot}` } }
      },
    }),
  } as unknown as SolanaRpc
  return { rpc, asked }
}
const { signal } = new AbortController()

test('a node that is behind is asked again after a pause, until it has come so far', async () => {
  const pauses: number[] = []
  const clock = {
    sleep: async (ms: number) => {
      pauses.push(ms)
    },
  }
  const { rpc, asked } = nodeAt([8n, 9n, 10n])
  expect(await getLaterBlockhash(rpc, 10n, { clock, signal })).toEqual({
    slot: 10n,
    lifetime: { blockhash: 'of 10' },
  })
  expect(asked).toEqual([10n, 10n, 10n])
  expect(pauses).toEqual([400, 400])
})

test('whoever leaves waits for no node', async () => {
  const left = new Error('left')
  const clock = { sleep: () => Promise.reject(left) }
  const { rpc, asked } = nodeAt([8n, 8n])
  await expect(getLaterBlockhash(rpc, 10n, { clock, signal })).rejects.toBe(left)
  expect(asked).toHaveLength(1)
})
