import {
  type Address,
  type Blockhash,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  type Signature,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SolanaError,
  type TransactionModifyingSigner,
} from '@solana/kit'
import { getTransferCheckedInstructionDataDecoder } from '@solana-program/token-2022'
import { beforeEach, expect, test } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { packPayments } from './pack-payments.ts'
import { type BatchOutcome, sendPayments } from './send-payments.ts'
import type { AccountOpening, SendPayment, SendPlan } from './types.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
const [mint, program, source, reference] = [201, 202, 203, 204].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
]
const token = {
  ...{ mint, program, name: '', symbol: '', decimals: 0, transferFeeBps: 0, accountBytes: 165 },
}
const lifetimeBlocks = 150n

interface Made {
  readonly signature: Signature
  readonly wire: string
  readonly slot: bigint
}

/** A cluster whose nodes lag: each is at its own slot until somebody asks for a later one. */
class Cluster {
  readonly made: Made[] = []
  /** The newest block. */
  slot = 10n
  /** Slot of the node that gives blockhashes. */
  hashSlot = 10n
  /** Whether that node refuses to speak of earlier slots than it is asked for. */
  isHonest = true
  /** The blockhash that it gives whatever it is asked for. */
  stuck: Address | undefined
  sent = 0
  /** Sendings that come into no block: each node takes them, or says why not. */
  readonly lost: (SolanaError | 'taken')[] = []
  /** What each sending named as the slot that its node has to be at. */
  readonly sentAt: (bigint | undefined)[] = []
  /** Signatures of the transactions that were read. */
  readonly read: string[] = []
  /** Slots until most of the cluster agrees on a block. */
  confirmAfter = 0n

  #answer<T>(answer: () => T) {
    return { send: async () => answer() }
  }

  readonly rpc = {
    getLatestBlockhash: ({ minContextSlot = 0n }: { minContextSlot?: bigint }) =>
      this.#answer(() => {
        const slot = this.hashSlot
        this.hashSlot = this.slot
        if (slot < minContextSlot && this.isHonest)
          throw new SolanaError(SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED, {
            contextSlot: slot,
          })
        const blockhash = (this.stuck ?? addressOf(Number(slot))) as unknown as Blockhash
        return {
          context: { slot },
          value: { blockhash, lastValidBlockHeight: slot + lifetimeBlocks },
        }
      }),
    getEpochInfo: () => this.#answer(() => ({ absoluteSlot: this.slot, blockHeight: this.slot })),
    getSignatureStatuses: (signatures: readonly string[]) =>
      this.#answer(() => ({
        context: { slot: this.slot },
        value: signatures.map((wanted) => {
          const found = this.made.find(({ signature }) => signature === wanted)
          if (!found) return null
          const isAgreed = this.slot >= found.slot + this.confirmAfter
          const confirmationStatus = isAgreed ? 'confirmed' : 'processed'
          return { slot: found.slot, confirmationStatus, err: null }
        }),
      })),
    getSignaturesForAddress: (_: Address, { before }: { before?: string }) =>
      this.#answer(() =>
        before ? [] : this.made.map((one) => ({ ...one, err: null })).toReversed(),
      ),
    getTransaction: (wanted: string) =>
      this.#answer(() => {
        this.read.push(wanted)
        const found = this.made.find(({ signature }) => signature === wanted)
        return found ? { transaction: [found.wire, 'base64'] } : null
      }),
    sendTransaction: (wire: string, { minContextSlot }: { minContextSlot?: bigint }) =>
      this.#answer(() => {
        this.sent += 1
        this.sentAt.push(minContextSlot)
        const lost = this.lost.shift()
        if (lost instanceof SolanaError) throw lost
        if (lost) return ''
        const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
        const signature = getSignatureFromTransaction(transaction as never)
        // As nodes do: what is in a block already is there, and is not made again.
        if (this.made.some((one) => one.signature === signature)) return signature
        // As on a local cluster: in the slot whose blockhash it names.
        this.made.push({ signature, wire, slot: this.slot })
        return signature
      }),
  } as unknown as SolanaRpc

  /** What each account got. */
  paid(): Record<string, bigint> {
    const sums: Record<string, bigint> = {}
    for (const { wire } of this.made) {
      const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
      const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
      if (!('instructions' in message)) throw new Error('unknown version')
      for (const { programAddressIndex, accountIndices = [], data } of message.instructions) {
        if (message.staticAccounts[programAddressIndex] !== program) continue
        const account = message.staticAccounts[accountIndices[2] ?? 0] as Address
        const { amount } = getTransferCheckedInstructionDataDecoder().decode(
          data ?? new Uint8Array(),
        )
        sums[account] = (sums[account] ?? 0n) + amount
      }
    }
    return sums
  }
}

let cluster: Cluster
/** While somebody waits, blocks are made. */
const clock = {
  sleep: async () => {
    cluster.slot += 1n
  },
}
let signer: KeyPairSigner

beforeEach(async () => {
  cluster = new Cluster()
  signer = await generateKeyPairSigner()
})

/** @param onAsked done while the wallet shows what it is asked for */
const walletOf = (
  onAsked = async (): Promise<unknown> => undefined,
): TransactionModifyingSigner => ({
  address: signer.address,
  modifyAndSignTransactions: async (transactions) => {
    await onAsked()
    const signatures = await signer.signTransactions(transactions as never)
    return transactions.map((transaction, at) => ({
      ...transaction,
      signatures: { ...transaction.signatures, ...signatures[at] },
    })) as never
  },
})

/** So many people, each of whom stands so many times in the list. */
function planOf(people: number, times: number, opening: AccountOpening): SendPlan {
  const payments = Array.from({ length: people * times }, (_, row): SendPayment => {
    const person = row % people
    const place = { address: addressOf(person + 1), account: addressOf(person + 101) }
    return { ...place, row, line: row + 1, amount: BigInt(person + 1), opening }
  })
  return {
    ...{ token, sender: signer.address, source, reference, batches: packPayments(payments) },
    ...{ paid: new Map(), seen: new Set(), slot: 10n },
  } as unknown as SendPlan
}

/** Somebody else's payments with the name of the list. */
async function spam(times: number): Promise<void> {
  const own = signer
  signer = await generateKeyPairSigner()
  const plan = { ...planOf(1, times, 'no'), batches: [] }
  const [payment] = planOf(1, 1, 'no').batches.flat()
  for (let time = 0; time < times; time++) {
    const batches = payment ? [[{ ...payment, amount: BigInt(time + 1) }]] : []
    await sendGroup({ ...plan, batches, seen: new Set(cluster.made.map((one) => one.signature)) })
  }
  signer = own
  cluster.read.splice(0)
}

/** Sends a group, and says what is left of the plan. */
async function sendGroup(plan: SendPlan, onAsked?: () => Promise<unknown>): Promise<SendPlan> {
  const outcomes: BatchOutcome[] = []
  const { seen } = await sendPayments({
    ...{ rpc: cluster.rpc, plan, clock, signer: walletOf(onAsked) },
    ...{ signal: AbortSignal.timeout(5_000), onSigned: () => undefined },
    ...{ onUnsent: () => undefined, onOutcome: (outcome) => outcomes.push(outcome) },
  })
  const paid = new Map(plan.paid)
  let { slot } = plan
  for (const { sent, fate } of outcomes) {
    if (fate.kind !== 'confirmed') throw new Error(fate.kind)
    for (const row of sent.rows) paid.set(row, sent.signature)
    if (fate.slot > slot) slot = fate.slot
  }
  const done = outcomes.map(({ payments }) => payments)
  return {
    ...plan,
    paid,
    seen,
    slot,
    batches: plan.batches.filter((batch) => !done.includes(batch)),
  }
}

test.each([
  { people: 9, times: 2, opening: 'if-needed', isHonest: true },
  { people: 18, times: 10, opening: 'no', isHonest: true },
  { people: 18, times: 3, opening: 'no', isHonest: false },
] as const)(
  '$people people, each $times times in a list, are paid as often ($opening, $isHonest)',
  async ({ people, times, opening, isHonest }) => {
    cluster.isHonest = isHonest
    let plan = planOf(people, times, opening)
    expect(plan.batches).toHaveLength(times)
    while (plan.batches.length > 0) plan = await sendGroup(plan)
    expect(new Set(plan.paid.values()).size).toBe(times)
    expect(cluster.paid()).toEqual(
      Object.fromEntries(
        Array.from({ length: people }, (_, at) => [addressOf(at + 101), BigInt((at + 1) * times)]),
      ),
    )
  },
)

test('a node that gives the blockhash of a payment that is made again is not believed', async () => {
  cluster.stuck = addressOf(99)
  const rest = await sendGroup(planOf(9, 2, 'if-needed'))
  await expect(sendGroup(rest)).rejects.toThrow('unreachable')
  expect(cluster.sent).toBe(1)
})

test('nothing is sent where another device sent something of the list while the wallet was open', async () => {
  const plan = planOf(3, 1, 'no')
  await expect(sendGroup(plan, () => sendGroup(planOf(2, 1, 'no')))).rejects.toThrow('elsewhere')
  expect(cluster.paid()).toEqual({ [addressOf(101)]: 1n, [addressOf(102)]: 2n })
})

test('what a stranger sends with the name of the list stops nobody', async () => {
  const plan = planOf(3, 1, 'no')
  const own = signer
  signer = await generateKeyPairSigner()
  await sendGroup(planOf(2, 1, 'no'))
  signer = own
  await sendGroup(plan)
  expect(cluster.made).toHaveLength(2)
})

test('a wallet that never answers keeps nobody from ending it', async () => {
  const end = new AbortController()
  const sending = sendPayments({
    ...{ rpc: cluster.rpc, plan: planOf(3, 1, 'no'), clock, signal: end.signal },
    signer: walletOf(() => {
      end.abort(new Error('left'))
      return new Promise(() => undefined)
    }),
    ...{ onSigned: () => undefined, onUnsent: () => undefined, onOutcome: () => undefined },
  })
  await expect(sending).rejects.toThrow('left')
  expect(cluster.sent).toBe(0)
})

const behind = new SolanaError(
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  { cause: new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND) } as never,
)

test.each([
  { what: 'lost', lost: ['taken', 'taken'] },
  { what: 'refused by nodes that do not know the blockhash yet', lost: [behind, behind] },
] as const)('what is $what is sent again, the same bytes, until it is paid', async ({ lost }) => {
  cluster.lost.push(...lost)
  const rest = await sendGroup(planOf(3, 1, 'no'))
  expect(rest.batches).toEqual([])
  expect(cluster.sent).toBe(3)
  expect(cluster.made).toHaveLength(1)
  expect(cluster.sentAt).toEqual([10n, 10n, 10n])
})

test('what a node knows is not sent again', async () => {
  cluster.confirmAfter = 20n
  await sendGroup(planOf(3, 1, 'no'))
  expect(cluster.sent).toBe(1)
})

test('what strangers sent is read before the wallet is asked, and only once', async () => {
  await spam(3)
  const readBefore: number[] = []
  let plan = planOf(18, 3, 'no')
  while (plan.batches.length > 0)
    plan = await sendGroup(plan, async () => readBefore.push(cluster.read.length))
  expect(readBefore[0]).toBe(3)
  expect(cluster.read).toHaveLength(3)
})
