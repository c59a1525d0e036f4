import type { SolanaChainDefinition } from '@slipway/chains'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { createPatientRpc } from '@slipway/sdk/solana/create-patient-rpc'
import {
  findRecentPayments,
  type RecentPayment,
} from '@slipway/sdk/solana/multisend/find-recent-payments'
import { getSendReference } from '@slipway/sdk/solana/multisend/get-send-reference'
import { getSendToken } from '@slipway/sdk/solana/multisend/get-send-token'
import { planSolanaSend } from '@slipway/sdk/solana/multisend/plan-solana-send'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import { settleSigned } from '@slipway/sdk/solana/multisend/settle-signed'
import type { SendPlan, SendRow, SendToken, SignedBatch } from '@slipway/sdk/solana/multisend/types'
import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { Address, Signature } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { keepBegun } from './begun-sends.ts'
import { knownStrangers } from './known-strangers.ts'
import { readOthers } from './read-others.ts'
import {
  findSigned,
  isAllKnown,
  keepHistory,
  type ListKey,
  loadSigned,
  settleKept,
} from './signed-store.ts'
import { withRoom } from './with-room.ts'

/** What a plan waits for. */
export type PlanningState = 'settling' | 'elsewhere' | 'planning'

/** Time between two looks at what another device sends, in milliseconds. */
const lookMs = 10_000

export interface SendList {
  readonly token: SendToken
  readonly rows: readonly SendRow[]
  /** As it was typed. */
  readonly text: string
}

export interface PlanOptions {
  readonly chain: SolanaChainDefinition
  readonly sender: Address
  readonly signal: AbortSignal
  readonly accounts: readonly Address[] | undefined
  readonly onState: (state: PlanningState) => void
}

/** A list as the chain and this browser have it. */
export interface SendReading {
  readonly plan: SendPlan
  /** Lists before it of which it is not certain whom they paid. */
  readonly unsure: ReadonlySet<Address>
  /** Whether the node has forgotten what another device may have paid of it. */
  readonly isForgotten: boolean
  /** What was signed here so long ago that no node can tell whether it came into a block. */
  readonly lost: readonly SignedBatch[]
  /** What people of it got a short while ago by transactions that this browser does not know. */
  readonly recent: readonly RecentPayment[]
}

/** Waits for what was signed here of a list. @returns those of which no node can tell any more */
async function settle(
  rpc: SolanaRpc,
  list: ListKey,
  { signal, onState }: PlanOptions,
): Promise<SignedBatch[]> {
  const { pending } = loadSigned(list)
  if (pending.length === 0) return []
  onState('settling')
  const onSettled = (sent: (typeof pending)[number], fate: Parameters<typeof settleKept>[2]) =>
    withRoom(list, () => settleKept(list, [sent], fate))
  return await settleSigned(rpc, pending, { clock: systemFlowClock, signal, onSettled })
}

/**
 * The token as the chain has it now; it may be taxed by now.
 * @throws {SolanaFlowError} where the amounts of the list would mean something else, or it does not move freely
 */
async function readToken(rpc: SolanaRpc, known: SendToken): Promise<SendToken> {
  const reading = await getSendToken(rpc, known.mint)
  const isSame =
    reading.ok &&
    reading.token.decimals === known.decimals &&
    reading.token.program === known.program
  if (!isSame) throw new SolanaFlowError({ kind: 'token-changed' })
  return reading.token
}

/** Transactions that were signed here, of whatever list: who was paid by them is known, or was said to be done with. */
const signedHere = (chainId: number): Signature[] =>
  findSigned(chainId).flatMap((reference) => {
    const { confirmed, pending } = loadSigned({ chainId, reference })
    return [...confirmed, ...pending].map(({ signature }) => signature)
  })

/** What another device may have paid from a list that differs in one line, where this one is new. */
async function findRecent(rpc: SolanaRpc, chainId: number, plan: SendPlan) {
  if (plan.paid.size > 0 || plan.source === plan.sender) return []
  return await findRecentPayments(rpc, { ...plan, known: new Set(signedHere(chainId)) })
}

/** Keeps what was read. */
function keepReading(key: ListKey, { plan, isForgotten }: SendReading, text: string): void {
  try {
    withRoom(key, () => {
      // Begun elsewhere: whoever changes it here is to be asked as well.
      if (plan.paid.size > 0) keepBegun(key.chainId, plan, text)
      if (!isForgotten) keepHistory(key, plan)
    })
  } catch {
    // Nothing can be sent then either, which is said when it is to be.
  }
}

/** Whether another device sent something of the list a moment ago: what it signed may still come into blocks. */
const isSentElsewhere = ({ elsewhereSlot, slot }: SendPlan) =>
  elsewhereSlot !== undefined && slot - elsewhereSlot < sendLimits.elsewhereSlots

/**
 * What is left of a list by what the chain says, once everything that was signed here or elsewhere is settled.
 * @throws what `recogniseSolanaFailure` understands, or the signal's reason
 */
export async function readSendPlan(list: SendList, options: PlanOptions): Promise<SendReading> {
  const { chain, sender, signal, onState } = options
  const { chainId } = chain
  const rpc = createPatientRpc(clusterRpc(chain), systemFlowClock, signal)
  const { rows } = list
  const reference = await getSendReference(sender, list.token.mint, rows)
  const key = { chainId, reference }
  let { accounts } = options
  for (;;) {
    const lost = await settle(rpc, key, options)
    const token = await readToken(rpc, list.token)
    const unsure = await readOthers(key, {
      ...{ rpc, token, signal },
      settle: async (other) => {
        const { length } = await settle(rpc, other, options)
        if (length > 0) throw new SolanaFlowError({ kind: 'forgotten' })
      },
    })
    onState('planning')
    const signed = loadSigned(key)
    const strangers = knownStrangers.of(key)
    const known = { known: signed.confirmed, knownSlot: signed.slot, accounts, strangers }
    const plan = await planSolanaSend(rpc, { token, rows, sender, ...known })
    signal.throwIfAborted()
    accounts = plan.accounts
    knownStrangers.keep(key, plan)
    if (!isSentElsewhere(plan)) {
      const recent = await findRecent(rpc, chainId, plan)
      signal.throwIfAborted()
      const reading = { plan, unsure, isForgotten: !isAllKnown(signed, plan), lost, recent }
      keepReading(key, reading, list.text)
      return reading
    }
    onState('elsewhere')
    await systemFlowClock.sleep(lookMs, signal)
  }
}
