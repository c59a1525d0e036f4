import {
  AccountRole,
  type Address,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  getAddressDecoder,
  getBase64EncodedWireTransaction,
  type Signature,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
  SolanaError,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { composeMessage } from './compose-message.ts'
import { listNamedMints } from './list-named-mints.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
const [named, payer, other] = [addressOf(90), addressOf(91), addressOf(92)]
const lifetime = { blockhash: addressOf(93) as unknown as Blockhash, lastValidBlockHeight: 1n }

/** What a transaction is about, and what the node says of it. */
interface Landed {
  readonly mint: Address
  readonly program?: Address
  readonly failed?: boolean
  readonly time?: bigint | null
  readonly refusal?: unknown
}

function wireOf({ mint, program = TOKEN_2022_PROGRAM_ADDRESS }: Landed): string {
  const accounts = [{ address: mint, role: AccountRole.WRITABLE }]
  const instructions = [{ programAddress: program, accounts, data: new Uint8Array([7]) }]
  const message = composeMessage({ payer: createNoopSigner(payer), instructions }, lifetime)
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

/** A node with these transactions, the newest first. */
function nodeOf(landed: readonly Landed[]) {
  const pages: (string | undefined)[] = []
  const read: string[] = []
  const rpc = {
    getSignaturesForAddress: (
      _: Address,
      { before, limit }: { readonly before?: string; readonly limit: number },
    ) => ({
      send: async () => {
        pages.push(before)
        const from = before === undefined ? 0 : Number(before) + 1
        return landed.slice(from, from + limit).map(({ failed, time = 5n }, at) => ({
          ...{ signature: String(from + at), err: failed ? {} : null, blockTime: time },
        }))
      },
    }),
    getTransaction: (signature: string) => ({
      send: async () => {
        read.push(signature)
        const found = landed[Number(signature)]
        if (found?.refusal) throw found.refusal
        return found && { transaction: [wireOf(found), 'base64'] }
      },
    }),
  }
  return { rpc: rpc as unknown as SolanaRpc, pages, read }
}

const list = (rpc: SolanaRpc, before?: string) =>
  listNamedMints(rpc, {
    ...{ named, before: before as Signature | undefined },
    findMints: ({ payer: by, instructions }) =>
      by === payer ? instructions.map(({ accounts }) => accounts[0]) : [],
  })
const nothing = (count: number): Landed[] =>
  Array.from({ length: count }, () => ({ mint: addressOf(1), program: other }))

test('mints are those of the token program’s instructions, with their moments', async () => {
  const { rpc } = nodeOf([
    { mint: addressOf(1), time: 9n },
    { mint: addressOf(2), time: null },
    { mint: addressOf(3), program: other },
  ])
  const { moments, next, looked } = await list(rpc)
  expect([...moments]).toEqual([
    [addressOf(1), 9],
    [addressOf(2), null],
  ])
  expect({ next, looked }).toEqual({ next: undefined, looked: 3 })
})

test('what failed is not read, and what the node has forgotten is left out', async () => {
  const { rpc, read } = nodeOf([{ mint: addressOf(1), failed: true }, { mint: addressOf(2) }])
  expect([...(await list(rpc)).moments.keys()]).toEqual([addressOf(2)])
  expect(read).toEqual(['1'])
  const forgetful = {
    ...nodeOf([{ mint: addressOf(2) }]).rpc,
    getTransaction: () => ({ send: async () => null }),
  }
  expect((await list(forgetful as never)).moments.size).toBe(0)
})

test('a full page says where the next one begins, and pages without anything are passed over', async () => {
  const full = nodeOf([{ mint: addressOf(2) }, ...nothing(19), { mint: addressOf(3) }])
  const first = await list(full.rpc)
  expect(first).toMatchObject({ next: '19', looked: 20 })
  expect([...(await list(full.rpc, first.next)).moments.keys()]).toEqual([addressOf(3)])
  const { rpc, pages } = nodeOf([...nothing(45), { mint: addressOf(4) }])
  const found = await list(rpc)
  expect([...found.moments.keys()]).toEqual([addressOf(4)])
  expect(found).toMatchObject({ next: undefined, looked: 46 })
  expect(pages).toEqual([undefined, '19', '39'])
})

test('strangers’ transactions are passed over ten pages at a time, and it is said where to go on', async () => {
  const { rpc, pages } = nodeOf([...nothing(220), { mint: addressOf(4) }])
  const found = await list(rpc)
  expect(found).toMatchObject({ next: '199', looked: 200 })
  expect(found.moments.size).toBe(0)
  expect(pages).toHaveLength(10)
})

test('a transaction of a later version than ours hides nothing; one that cannot be read stops it', async () => {
  const context = { __serverMessage: '' } as never
  const code = SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION
  const later = { mint: addressOf(1), refusal: new SolanaError(code, context) }
  const { rpc } = nodeOf([later, { mint: addressOf(2) }])
  expect([...(await list(rpc)).moments.keys()]).toEqual([addressOf(2)])
  const refusal = new Error('unreachable')
  const broken = nodeOf([{ mint: addressOf(1), refusal }, { mint: addressOf(2) }])
  await expect(list(broken.rpc)).rejects.toBe(refusal)
})
