import { m } from '@slipway/messages'
import { rehearseArrival } from '@slipway/sdk/evm/rehearse-arrival'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import type { ReviewLine } from '../transaction/shown-plan.ts'

interface Leaving {
  /** One step, which sends the tokens to its signer, or to the receiver. */
  readonly plan: TransactionPlan
  readonly account: Address
  readonly receiver?: Address
  readonly token: Address
  /** Base units that leave. */
  readonly amount: bigint
  readonly label: string
  readonly shown: (units: bigint) => string
}

/** Undefined where no node can tell: then the amount that leaves is said. */
async function getArriving({
  plan,
  account,
  receiver,
  token,
}: Leaving): Promise<bigint | undefined> {
  const context = { chainId: activeChain.chainId, account, results: {} }
  const call = plan.definition.steps(plan.input)[0]?.build(plan.input, context)
  if (!call) return undefined
  const arrival = { account, token, call, ...(receiver && { receiver }) }
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
