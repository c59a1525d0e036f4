import { m } from '@slipway/messages'
import { rehearseArrival } from '@slipway/sdk/evm/rehearse-arrival'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
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

/** How much arrives, tried out first. Undefined where no node can tell: then the amount that leaves is said. */
export async function getArriving(sending: Sending): Promise<bigint | undefined> {
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

/** What a wallet gets of tokens that leave a contract for it, tried out first: a token may keep a part. */
export async function arrivingLine(leaving: Leaving): Promise<ReviewLine> {
  const { amount, label, shown } = leaving
  const arriving = await getArriving(leaving)
  if (arriving === undefined || arriving >= amount) return { label, value: shown(amount) }
  const note = m.transaction_review_arriving({ amount: shown(amount) })
  return { label, value: shown(arriving), note }
}
