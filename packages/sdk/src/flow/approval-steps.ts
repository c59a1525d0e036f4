import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { buildCall } from './build-call.ts'
import type { FlowContext, FlowStep } from './types.ts'

/** An allowance to be set, exact to the unit: nobody is ever allowed more than one act needs (P-04). */
export interface Approval {
  readonly token: Address
  readonly spender: Address
  /** Base units. 0 takes an allowance back, which some tokens demand before another one is set. */
  readonly amount: bigint
}

/** The transaction that sets an allowance. */
export const buildApproval = ({ token, spender, amount }: Approval): UnsignedTransaction =>
  buildCall({ to: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] })

/**
 * What a receipt says of an allowance. Tokens from before the standard leave no event (BNB on Ethereum): the transaction
 * went through, and the step that uses the allowance is tried before it is signed.
 * @throws {EventMissing} where the token tells of another allowance.
 */
function proveApproval(logs: readonly Log[], account: Address, approval: Approval): void {
  const { token: emitter, spender, amount: value } = approval
  const query = { abi: erc20Abi, eventName: 'Approval' } as const
  const isTold = parseEventLogs({ ...query, logs: [...logs] }).some(({ address }) =>
    isAddressEqual(address, emitter),
  )
  if (isTold) proveEvent(logs, { ...query, emitter, expected: { owner: account, spender, value } })
}

/** One step for each allowance, named `approve-0`, `approve-1` and so on. */
export function approvalSteps<Input>(approvals: readonly Approval[]): readonly FlowStep<Input>[] {
  return approvals.map((approval, at) => ({
    id: `approve-${at}`,
    build: () => buildApproval(approval),
    ...(approval.amount > 0n ? { undo: () => buildApproval({ ...approval, amount: 0n }) } : {}),
    verify: (
      _input: Input,
      { logs }: { readonly logs: readonly Log[] },
      { account }: FlowContext,
    ) => {
      proveApproval(logs, account, approval)
      return { token: approval.token, amount: approval.amount }
    },
  }))
}
