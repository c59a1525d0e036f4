import {
  type Address,
  compileTransaction,
  createTransactionMessage,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
  SolanaError,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getForeignTransfers } from './get-foreign-transfers.ts'
import { addressOf, lifetime, reference, sender, wireOf } from './test/batch-fixture.ts'

const [account, address] = [addressOf(206), addressOf(207)]
const question = {
  ...{ reference, sender, program: TOKEN_2022_PROGRAM_ADDRESS },
  ...{ seen: new Set<never>(), minContextSlot: 0n },
}

const wireOfOurs = () => wireOf({ address, account, row: 0, line: 1, amount: 7n, opening: 'no' })

/** A transaction of the version after ours, without instructions. */
function wireOfNewer(): string {
  const empty = createTransactionMessage({ version: 1 })
  const paid = setTransactionMessageFeePayer(sender, empty)
  const message = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

/** A message whose first byte names a version that nobody knows yet. */
function wireOfUnknown(): string {
  const bytes = new Uint8Array(getBase64Encoder().encode(wireOfNewer()))
  bytes[0] = 0x80 | 9
  return getBase64Decoder().decode(bytes)
}

interface Asked {
  readonly maxSupportedTransactionVersion: number
}

/** A node that refuses to show transactions of later versions than it is asked for, as nodes do. */
function nodeOf(landed: readonly { readonly wire: string; readonly version: number }[]) {
  return {
    getSignaturesForAddress: (_: Address, { before }: { before?: string }) => ({
      send: async () =>
        before ? [] : landed.map((_, at) => ({ signature: `s${at}`, err: null, slot: 1n })),
    }),
    getTransaction: (name: string, { maxSupportedTransactionVersion: most }: Asked) => ({
      send: async () => {
        const found = landed[Number(name.slice(1))]
        if (!found) return null
        if (found.version > most)
          throw new SolanaError(
            SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
            { __serverMessage: '' } as never,
          )
        return { transaction: [found.wire, 'base64'] }
      },
    }),
  } as unknown as SolanaRpc
}

async function readAll(node: SolanaRpc) {
  const found: unknown[] = []
  for await (const { signature, transfers } of getForeignTransfers(node, question))
    found.push([signature, transfers])
  return found
}

test('transactions of versions that we never send stop no list, whoever names it in them', async () => {
  const node = nodeOf([
    { wire: wireOfOurs(), version: 0 },
    { wire: wireOfNewer(), version: 1 },
    { wire: wireOfUnknown(), version: 1 },
    { wire: '', version: 2 },
  ])
  expect(await readAll(node)).toEqual([
    ['s3', []],
    ['s2', []],
    ['s1', []],
    ['s0', [{ account, amount: 7n }]],
  ])
})

test('a transaction that cannot be read for any other reason stops it', async () => {
  await expect(readAll(nodeOf([{ wire: '', version: 0 }]))).rejects.toThrow()
})
