import type { SolanaChainDefinition } from '@slipway/chains'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { createPatientRpc } from '@slipway/sdk/solana/create-patient-rpc'
import { getSendReference } from '@slipway/sdk/solana/multisend/get-send-reference'
import { planSolanaSend } from '@slipway/sdk/solana/multisend/plan-solana-send'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import { settleSigned } from '@slipway/sdk/solana/multisend/settle-signed'
import type { SendPlan, SendRow, SendToken } from '@slipway/sdk/solana/multisend/types'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { Address } from '@solana/kit'
import { clusterRpc } from '../network/cluster-rpc.ts'
import { keepBegun } from './begun-sends.ts'
import { readOthers } from './read-others.ts'
import { isAllKnown, keepHistory, type ListKey, loadSigned, settleKept } from './signed-store.ts'
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
}

/** Waits for what was signed here of a list. */
async function settle(
  rpc: SolanaRpc,
  list: ListKey,
  { signal, onState }: PlanOptions,
): Promise<void> {
  const { pending } = loadSigned(list)
  if (pending.length === 0) return
  onState('settling')
  const onSettled = (sent: (typeof pending)[number], fate: Parameters<typeof settleKept>[2]) =>
    withRoom(list, () => settleKept(list, [sent], fate))
  await settleSigned(rpc, pending, { clock: systemFlowClock, signal, onSettled })
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
  const { token, rows } = list
  const reference = await getSendReference(sender, token.mint, rows)
  const key = { chainId, reference }
  let { accounts } = options
  for (;;) {
    await settle(rpc, key, options)
    const unsure = await readOthers(key, {
      ...{ rpc, token, signal },
      settle: (other) => settle(rpc, other, options),
    })
    onState('planning')
    const signed = loadSigned(key)
    const known = { known: signed.confirmed, knownSlot: signed.slot, accounts }
    const plan = await planSolanaSend(rpc, { token, rows, sender, ...known })
    signal.throwIfAborted()
    accounts = plan.accounts
    if (!isSentElsewhere(plan)) {
      const reading = { plan, unsure, isForgotten: !isAllKnown(signed, plan) }
      keepReading(key, reading, list.text)
      return reading
    }
    onState('elsewhere')
    await systemFlowClock.sleep(lookMs, signal)
  }
}
