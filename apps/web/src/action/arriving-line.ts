import { m } from '@slipway/messages'
import { type Arrival, rehearseArrival } from '@slipway/sdk/evm/rehearse-arrival'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import { smaller } from '@slipway/sdk/shared/smaller'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import type { ReviewLine } from '../transaction/shown-plan.ts'

interface Sending {
  /** Its last step sends the tokens to its signer, or to the receiver; allowances may stand before it. */
  readonly plan: TransactionPlan
  readonly account: Address
  readonly receiver?: Address
  readonly token: Address
}

interface Leaving extends Sending {
  /** Base units that leave. */
  readonly amount: bigint
  readonly label: string
  readonly shown: (units: bigint) => string
}

/** What leaves and what arrives, tried out first. Undefined where no node can tell. */
async function getArrival(sending: Sending): Promise<Arrival | undefined> {
  const { plan, account, receiver, token } = sending
  const context = { chainId: activeChain.chainId, account, results: {} }
  const steps = plan.definition.steps(plan.input)
  const calls = steps.map(({ build }) => build(plan.input, context))
  const call = calls.at(-1)
  if (!call) return undefined
  const arrival = {
    account,
    token,
    call,
    before: calls.slice(0, -1),
    ...(receiver && { receiver }),
  }
  return await rehearseArrival(readClient, arrival).catch(() => undefined)
}

/** How much arrives, tried out first. Undefined where no node can tell: then the amount that leaves is said. */
export async function getArriving(sending: Sending): Promise<bigint | undefined> {
  return (await getArrival(sending))?.arrived
}

/**
 * What a wallet gets of tokens that leave a contract for it, tried out first: a token may keep a part. What grows by the
 * second is paid as of the block of the rehearsal; what leaves along with the amount keeps its own share.
 */
export async function arrivingLine(leaving: Leaving): Promise<ReviewLine> {
  const { amount, label, shown } = leaving
  const { left, arrived } = (await getArrival(leaving)) ?? { left: 0n, arrived: 0n }
  if (left === 0n) return { label, value: shown(amount) }
  const paid = smaller(left, amount)
  const arriving = (paid * arrived) / left
  const line = { label, value: shown(arriving) }
  if (arriving >= paid) return line
  return { ...line, note: m.transaction_review_arriving({ amount: shown(paid) }) }
}
