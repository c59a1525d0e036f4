import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  type Signature,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { checkBeginning, HistoryShortError } from './check-beginning.ts'

const program = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9' as Address
const payer = '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9' as Address
const oldest = { signature: 'first' as Signature, slot: 70, failed: false }

/** Names payer and program, in this order. */
const sent = getBase64EncodedWireTransaction(
  pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: payer as string as Blockhash, lastValidBlockHeight: 1n },
        paid,
      ),
    (timed) => appendTransactionMessageInstruction({ programAddress: program }, timed),
    compileTransaction,
  ),
)

/** A node whose first block is that one, and which kept what accounts of its oldest transaction had before. */
const nodeFrom = (firstSlot: bigint, preBalances: readonly bigint[]) =>
  ({
    getFirstAvailableBlock: () => ({ send: async () => firstSlot }),
    getTransaction: () => ({
      send: async () => ({
        ...{ slot: 70n, blockTime: 1n, transaction: [sent, 'base64'] },
        meta: { err: null, logMessages: [], preBalances, postBalances: [] },
      }),
    }),
  }) as unknown as SolanaRpc

test.each([
  ['the oldest transaction found no program yet', nodeFrom(60n, [5n, 0n]), oldest],
  ['the node has every block', nodeFrom(0n, [5n, 1n]), oldest],
  ['the node has every block, and the program did nothing', nodeFrom(0n, []), undefined],
])('a history is whole where %s', async (_how, node, first) => {
  await expect(checkBeginning(node, program, first)).resolves.toBeUndefined()
})

test.each([
  ['the program was there before the oldest transaction', nodeFrom(60n, [0n, 1n]), oldest],
  ['nobody says what was there before', nodeFrom(60n, []), oldest],
  ['the node lists nothing, and lost blocks', nodeFrom(60n, []), undefined],
])('a history is short where %s', async (_how, node, first) => {
  const found = checkBeginning(node, program, first)
  await expect(found).rejects.toThrow(HistoryShortError)
  await expect(found).rejects.toThrow(`begins at slot 60 and does not reach the beginning`)
})
