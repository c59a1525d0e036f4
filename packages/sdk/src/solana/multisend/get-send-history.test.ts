import {
  type Address,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  getAddressDecoder,
  getBase64EncodedWireTransaction,
  type Signature,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { composeMessage } from '../compose-message.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { buildSendBatch } from './build-send-batch.ts'
import { getSendHistory } from './get-send-history.ts'
import type { SendPayment } from './types.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number + 1))
const [sender, stranger, mint, source, reference] = [200, 201, 202, 203, 204].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const program = TOKEN_2022_PROGRAM_ADDRESS
const token = {
  mint,
  program,
  name: '',
  symbol: '',
  decimals: 0,
  transferFeeBps: 0,
  accountBytes: 165,
}
const lifetime = { blockhash: addressOf(205) as unknown as Blockhash, lastValidBlockHeight: 1n }

/** A transaction of the list as a node has it. */
function wireOf(payments: readonly SendPayment[], payer: Address): string {
  const signer = createNoopSigner(payer)
  const instructions = buildSendBatch({ token, source, reference }, signer, payments)
  const message = composeMessage({ payer: signer, instructions }, lifetime)
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

interface Landed {
  readonly signature: string
  readonly wire: string
  readonly err: unknown
}

/** A node that lists at most two at once, the newest first. */
function nodeOf(landed: readonly Landed[]): SolanaRpc {
  const newest = landed.toReversed()
  return {
    getFirstAvailableBlock: () => ({ send: async () => 0n }),
    getSignaturesForAddress: (_: Address, { before }: { before?: string }) => ({
      send: async () => {
        const from = before ? newest.findIndex(({ signature }) => signature === before) + 1 : 0
        return newest.slice(from, from + 2).map(({ signature, err }, at) => ({
          signature,
          err,
          slot: BigInt(landed.length - from - at),
        }))
      },
    }),
    getTransaction: (wanted: string) => ({
      send: async () => {
        const found = landed.find(({ signature }) => signature === wanted)
        return found ? { transaction: [found.wire, 'base64'] } : null
      },
    }),
  } as unknown as SolanaRpc
}

/** Recipients and amounts that repeat, in transactions each of which fails, is known, is listed, or is a stranger's. */
const lists = fc.array(
  fc.record({
    rows: fc.array(fc.record({ person: fc.nat(3), amount: fc.integer({ min: 1, max: 2 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    fate: fc.constantFrom('failed', 'known', 'listed', 'both', 'stranger', 'open'),
  }),
  { maxLength: 8 },
)

test('each payment that the sender’s blocks hold counts once, and nothing else does', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (batches) => {
      let row = 0
      const all = batches.map(({ rows, fate }, at) => ({
        fate,
        signature: `s${at}`,
        payments: rows.map(({ person, amount }): SendPayment => {
          const place = { address: addressOf(person), account: addressOf(50 + person) }
          return { ...place, row: row++, line: row, amount: BigInt(amount), opening: 'no' }
        }),
      }))
      const rows = all.flatMap(({ payments }) => payments)
      const inBlocks = all.filter(({ fate }) => fate !== 'known' && fate !== 'open')
      const landed = inBlocks.map(({ fate, signature, payments }) => ({
        signature,
        wire: wireOf(payments, fate === 'stranger' ? stranger : sender),
        err: fate === 'failed' ? 'AccountInUse' : null,
      }))
      const known = all
        .filter(({ fate }) => fate === 'known' || fate === 'both')
        .map(({ signature, payments }) => ({
          signature: signature as Signature,
          rows: payments.map((one) => one.row),
        }))
      const { paid, seen, elsewhereSlot } = await getSendHistory(nodeOf(landed), {
        ...{ reference, sender, program, rows, known, minContextSlot: 0n },
        getAccounts: async () => rows.map(({ account }) => account),
      })
      const keyOf = ({ account, amount }: SendPayment) => `${account} ${amount}`
      const count = (some: readonly SendPayment[]) =>
        Object.fromEntries(
          [...Map.groupBy(some, keyOf)].map(([key, payments]) => [key, payments.length]),
        )
      const made = all.filter(({ fate }) => ['known', 'listed', 'both'].includes(fate))
      expect(count(rows.filter((one) => paid.has(one.row)))).toEqual(
        count(made.flatMap(({ payments }) => payments)),
      )
      const kept = landed.filter(({ err }) => err === null).map(({ signature }) => signature)
      expect(seen).toEqual(new Set([...known.map(({ signature }) => signature), ...kept]))
      const foreign = all.findLast(({ fate }) => fate === 'listed')
      expect(elsewhereSlot !== undefined).toBe(foreign !== undefined)
    }),
    { numRuns: 60 },
  )
})

test('nobody’s account is looked for where another device sent nothing', async () => {
  const getAccounts = vi.fn(async () => [])
  const landed = [{ signature: 's', wire: wireOf([], stranger), err: null }]
  await getSendHistory(nodeOf(landed), {
    ...{ reference, sender, program, rows: [{ amount: 1n }], getAccounts },
    ...{ known: [], minContextSlot: 0n },
  })
  expect(getAccounts).not.toHaveBeenCalled()
})

test('a transaction that the node lists and cannot show stops everything', async () => {
  const node = {
    ...nodeOf([{ signature: 's', wire: '', err: null }]),
    getTransaction: () => ({ send: async () => null }),
  } as unknown as SolanaRpc
  const question = { reference, sender, program, rows: [], getAccounts: async () => [], known: [] }
  await expect(getSendHistory(node, { ...question, minContextSlot: 0n })).rejects.toThrow(
    'unreachable',
  )
})

test('what strangers sent with the name of the list is read once', async () => {
  const node = nodeOf([
    { signature: 'theirs', wire: wireOf([], stranger), err: null },
    { signature: 'ours', wire: wireOf([], sender), err: null },
  ])
  const getTransaction = vi.spyOn(node, 'getTransaction')
  const question = { reference, sender, program, rows: [], getAccounts: async () => [], known: [] }
  const first = await getSendHistory(node, { ...question, minContextSlot: 0n })
  expect(first.seen).toEqual(first.strangers)
  expect(getTransaction).toHaveBeenCalledTimes(2)
  const { strangers } = first
  const again = await getSendHistory(node, { ...question, minContextSlot: 0n, strangers })
  expect(getTransaction).toHaveBeenCalledTimes(2)
  expect(again.strangers).toEqual(strangers)
  expect(again.seen).toEqual(strangers)
})
