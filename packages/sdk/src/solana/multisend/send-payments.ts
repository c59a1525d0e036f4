import {
  compileTransaction,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Signature,
  type TransactionModifyingSigner,
} from '@solana/kit'
import type { FlowClock } from '../../flow/types.ts'
import { composeMessage } from '../compose-message.ts'
import { createPatientRpc } from '../create-patient-rpc.ts'
import { isFinalRefusal } from '../is-final-refusal.ts'
import { recogniseSolanaFailure } from '../recognise-solana-failure.ts'
import { type SolanaFailure, SolanaFlowError } from '../solana-failure.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { type TransactionFate, TransactionFollower } from '../transaction-follower.ts'
import { untilAborted } from '../until-aborted.ts'
import { buildSendBatch } from './build-send-batch.ts'
import { divideGroups } from './divide-groups.ts'
import { type ForeignQuestion, getForeignTransfers } from './get-foreign-transfers.ts'
import { getLaterBlockhash } from './get-later-blockhash.ts'
import { sendLimits } from './send-limits.ts'
import type { SendPayment, SendPlan, SignedBatch } from './types.ts'

/** What became of one transaction. */
export interface BatchOutcome {
  readonly sent: SignedBatch
  readonly payments: readonly SendPayment[]
  readonly fate: TransactionFate
}

export interface SendPaymentsOptions {
  readonly rpc: SolanaRpc
  /** Its slot is as new as the newest of what it counts as paid. */
  readonly plan: Pick<
    SendPlan,
    'token' | 'source' | 'sender' | 'reference' | 'batches' | 'paid' | 'seen' | 'slot'
  >
  readonly signer: TransactionModifyingSigner
  readonly clock: Pick<FlowClock, 'sleep'>
  readonly signal: AbortSignal
  /** Transactions that are signed at once; all that a blockhash's life is enough for by default. */
  readonly perSignature?: number
  /** Told before anything is sent, with everything that was signed: whoever dies on the way looks for it before going on. */
  readonly onSigned: (sent: readonly SignedBatch[]) => void
  /** Told of what was signed and never left this device, when the sending ends early. */
  readonly onUnsent: (sent: readonly SignedBatch[]) => void
  readonly onOutcome: (outcome: BatchOutcome) => void
}

/** How a group of transactions ended. */
export interface SendResult {
  /** All transactions that name the list and are known: those of the plan, and what strangers sent since. */
  readonly seen: ReadonlySet<Signature>
  /** Why no other was begun; undefined where all are in blocks. */
  readonly failure: SolanaFailure | undefined
}

type Signed = Parameters<typeof getBase64EncodedWireTransaction>[0] &
  Parameters<typeof getSignatureFromTransaction>[0]

interface Ready {
  readonly transaction: Signed
  readonly sent: SignedBatch
  readonly payments: readonly SendPayment[]
}

/**
 * Whether nobody else sent anything of the list since the plan was made: a wallet takes its time, and another device
 * may have been at it meanwhile.
 * @param seen what need not be read
 * @returns the same, and what strangers sent
 * @throws {SolanaFlowError} where somebody did
 */
async function assertAlone(
  rpc: SolanaRpc,
  { reference, sender, token }: SendPaymentsOptions['plan'],
  { seen, minContextSlot }: Pick<ForeignQuestion, 'seen' | 'minContextSlot'>,
): Promise<Set<Signature>> {
  const known = new Set(seen)
  const foreign = getForeignTransfers(rpc, {
    ...{ reference, sender, program: token.program, seen, minContextSlot },
  })
  for await (const { signature, transfers } of foreign) {
    if (transfers.length > 0) throw new SolanaFlowError({ kind: 'elsewhere' })
    known.add(signature)
  }
  return known
}

interface SignedGroup {
  readonly ready: readonly Ready[]
  readonly seen: ReadonlySet<Signature>
}

async function sign({
  rpc,
  plan,
  signer,
  clock,
  signal,
  perSignature = sendLimits.perSignature,
}: SendPaymentsOptions): Promise<SignedGroup> {
  const [batches = []] = divideGroups(plan.batches, perSignature)
  const patient = createPatientRpc(rpc, clock, signal)
  // Anybody may name a list in thousands of transactions: what there is of them is read while no blockhash grows old.
  const before = await assertAlone(patient, plan, {
    seen: new Set([...plan.seen, ...plan.paid.values()]),
    minContextSlot: plan.slot,
  })
  const after = plan.paid.size > 0 ? plan.slot + 1n : plan.slot
  const { slot, lifetime } = await getLaterBlockhash(patient, after, { clock, signal })
  const asked = batches.map((payments) => {
    const instructions = buildSendBatch(plan, signer, payments)
    return compileTransaction(composeMessage({ payer: signer, instructions }, lifetime))
  })
  const signing = signer.modifyAndSignTransactions(asked as never)
  const signed = (await untilAborted(signing, signal)) as unknown as Signed[]
  const seen = await assertAlone(patient, plan, { seen: before, minContextSlot: slot })
  const made = new Set(plan.paid.values())
  const { lastValidBlockHeight } = lifetime
  const ready = signed.map((transaction, at) => {
    const payments = batches[at] ?? []
    const rows = payments.map(({ row }) => row)
    const signature = getSignatureFromTransaction(transaction)
    // The node gave the blockhash of a payment that is made as one of a later block.
    if (made.has(signature)) throw new SolanaFlowError({ kind: 'unreachable' })
    const sent = { signature, lastValidBlockHeight, slot, rows }
    return { transaction, sent, payments }
  })
  return { ready, seen }
}

/** Sends one signed transaction, again where it is lost, and waits for what becomes of it. */
async function deliver(
  rpc: SolanaRpc,
  { transaction, sent }: Ready,
  follower: TransactionFollower,
): Promise<TransactionFate> {
  const send = () =>
    rpc
      .sendTransaction(getBase64EncodedWireTransaction(transaction), {
        encoding: 'base64',
        preflightCommitment: 'confirmed',
        // A node that is behind does not know the blockhash.
        minContextSlot: sent.slot,
      })
      .send()
  try {
    await send()
  } catch (error) {
    // After any other answer it may have been taken.
    if (isFinalRefusal(error)) return { kind: 'failed', failure: recogniseSolanaFailure(error) }
  }
  return await follower.follow(sent, send)
}

/**
 * Has the next transactions of a plan signed at once, and sends them, a few at a time. After the first that fails no
 * other of them is begun; what is on its way is waited for.
 * @throws what `recogniseSolanaFailure` understands, when the wallet refuses or no node answers; nothing was sent then
 * @throws the signal's reason when it is aborted: what is on its way is to be settled before the list goes on
 */
export async function sendPayments(options: SendPaymentsOptions): Promise<SendResult> {
  const { rpc, clock, signal, onSigned, onUnsent, onOutcome } = options
  const { ready, seen } = await sign(options)
  signal.throwIfAborted()
  onSigned(ready.map(({ sent }) => sent))
  const follower = new TransactionFollower(rpc, clock, signal)
  const waiting = [...ready]
  let failure: SolanaFailure | undefined
  const work = async () => {
    while (!failure && !signal.aborted) {
      const next = waiting.shift()
      if (!next) return
      const fate = await deliver(rpc, next, follower)
      if (fate.kind !== 'confirmed') failure ??= fate.failure
      onOutcome({ sent: next.sent, payments: next.payments, fate })
    }
    signal.throwIfAborted()
  }
  try {
    await Promise.all(Array.from({ length: sendLimits.inFlight }, work))
  } finally {
    const unsent = waiting.splice(0).map(({ sent }) => sent)
    if (unsent.length > 0) onUnsent(unsent)
  }
  return { seen, failure }
}
