import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { isOnCurve } from '@slipway/sdk/solana/is-on-curve'
import { getSendToken } from '@slipway/sdk/solana/multisend/get-send-token'
import { planSolanaSend } from '@slipway/sdk/solana/multisend/plan-solana-send'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import { type BatchOutcome, sendPayments } from '@slipway/sdk/solana/multisend/send-payments'
import type {
  PaidBatch,
  SendPlan,
  SendRow,
  SendToken,
  SignedBatch,
} from '@slipway/sdk/solana/multisend/types'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import {
  type Address,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getAddressDecoder,
  type Instruction,
  type KeyPairSigner,
  type TransactionModifyingSigner,
} from '@solana/kit'
import { getTokenDecoder } from '@solana-program/token-2022'
import { expect } from 'vitest'

/** Nobody waits here: the cluster makes its blocks at once. */
export const clock = {
  ...systemFlowClock,
  sleep: () => new Promise<void>((done) => setImmediate(done)),
}

export const inTime = () => AbortSignal.timeout(60_000)

/** An address that a person could have: about half of all numbers are. */
export function drawAddress(): Address {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    if (isOnCurve(bytes)) return getAddressDecoder().decode(bytes)
  }
}

/** A list whose amounts are the numbers of its lines. */
export const drawRows = (count: number): SendRow[] =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    address: drawAddress(),
    amount: BigInt(at + 1),
  }))

/** A wallet that signs everything that it is asked for. */
const walletOf = (signer: KeyPairSigner): TransactionModifyingSigner => ({
  address: signer.address,
  modifyAndSignTransactions: async (transactions) => {
    const signatures = await signer.signTransactions(transactions as never)
    return transactions.map((transaction, at) => ({
      ...transaction,
      signatures: { ...transaction.signatures, ...signatures[at] },
    })) as never
  },
})

interface Run {
  readonly outcomes: readonly BatchOutcome[]
  readonly signed: readonly SignedBatch[]
  /** Signed, and never sent. */
  readonly unsent: readonly SignedBatch[]
  /** Whether everybody who can be paid is paid. */
  readonly isDone: boolean
}

interface RunOptions {
  /** Outcomes after which the sender dies. */
  readonly killAfter?: number
  readonly perSignature?: number
  /** What the sender remembers. */
  readonly known?: readonly PaidBatch[]
  readonly rpc?: SolanaRpc
}

/** Somebody with money who sends tokens to many. */
export class SolanaSender {
  readonly rpc: SolanaRpc
  readonly signer: KeyPairSigner

  private constructor(rpc: SolanaRpc, signer: KeyPairSigner) {
    this.rpc = rpc
    this.signer = signer
  }

  static async create(rpcUrl: string): Promise<SolanaSender> {
    const sender = new SolanaSender(createSolanaClient(rpcUrl), await generateKeyPairSigner())
    for (let times = 0; times < 6; times++) await requestTestSol(sender.rpc, sender.signer.address)
    return sender
  }

  getRent(bytes: number): Promise<bigint> {
    return this.rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()
  }

  async send(instructions: readonly Instruction[], payer = this.signer): Promise<void> {
    const sent = await sendTransaction(this.rpc, { payer, instructions }, () => undefined)
    await followTransaction(this.rpc, sent, clock, inTime())
  }

  async createToken(transferFeeBps = 0, freezable = false): Promise<SendToken> {
    const mint = await generateMint(this.signer.address)
    const draft = {
      ...{ name: 'Tide', symbol: 'TIDE', uri: '', decimals: 2, totalSupply: 10n ** 12n },
      ...{ transferFeeBps, mintable: false, freezable },
    }
    const getRent = (bytes: number) => this.getRent(bytes)
    await this.send(await buildTokenDeployment({ draft, creator: this.signer, mint, getRent }))
    return await this.readToken(mint.address)
  }

  async readToken(mint: Address): Promise<SendToken> {
    const reading = await getSendToken(this.rpc, mint)
    if (!reading.ok) throw new Error(reading.reason)
    return reading.token
  }

  plan(token: SendToken, rows: readonly SendRow[], known?: readonly PaidBatch[]) {
    const list = { token, sender: this.signer.address, rows, ...(known && { known }) }
    return planSolanaSend(this.rpc, list)
  }

  /** Sends what one signature covers, until it is through or killed. */
  async run(token: SendToken, rows: readonly SendRow[], options: RunOptions = {}): Promise<Run> {
    return await this.pay(await this.plan(token, rows, options.known), options)
  }

  /** The same with a plan that was made before. */
  async pay(
    plan: SendPlan,
    {
      killAfter = Infinity,
      perSignature = sendLimits.perSignature,
      rpc = this.rpc,
    }: RunOptions = {},
  ): Promise<Run> {
    const kill = new AbortController()
    const outcomes: BatchOutcome[] = []
    const signed: SignedBatch[] = []
    const unsent: SignedBatch[] = []
    const isThrough = await sendPayments({
      ...{ rpc, plan, clock, signer: walletOf(this.signer), signal: kill.signal, perSignature },
      onSigned: (sent) => signed.push(...sent),
      onUnsent: (sent) => unsent.push(...sent),
      onOutcome: (outcome) => {
        outcomes.push(outcome)
        if (outcomes.length >= killAfter) kill.abort(new Error('killed'))
      },
    }).then(
      ({ failure }) => !failure,
      () => false,
    )
    return { outcomes, signed, unsent, isDone: isThrough && signed.length === plan.batches.length }
  }

  async balanceOf({ mint }: SendToken, owner: Address): Promise<bigint> {
    const accounts = await getTokenAccounts(this.rpc, mint, owner)
    return accounts.reduce((sum, { amount }) => sum + amount, 0n)
  }

  /** Whether everybody has what the list says, once for each line. */
  async expectPaid(token: SendToken, rows: readonly SendRow[]): Promise<void> {
    const owed = new Map<Address, bigint>()
    for (const { address: owner, amount } of rows) {
      const account = await findTokenAccount(owner, token)
      owed.set(account, (owed.get(account) ?? 0n) + amount)
    }
    const accounts = [...owed.keys()]
    const held = new Map<Address, bigint>()
    for (let from = 0; from < accounts.length; from += 100)
      for (const one of await fetchEncodedAccounts(this.rpc, accounts.slice(from, from + 100)))
        if (one.exists) held.set(one.address, getTokenDecoder().decode(one.data).amount)
    expect(held).toEqual(owed)
  }
}
