import { getMultisigHash } from '../multisig/get-multisig-hash.ts'
import { readExecutions } from '../multisig/read-executions.ts'
import type { Multisig, MultisigExecution } from '../multisig/types.ts'
import type { AskedProposal, ProposalOutcome } from './asked-proposal.ts'
import { flowTiming } from './flow-timing.ts'
import { readOperations } from './read-operations.ts'
import type { FlowReceipt } from './types.ts'

/** Without a word against it a transaction that went through did it; words that differ are no answer. */
function conclude(receipt: FlowReceipt, said: readonly boolean[]): ProposalOutcome | undefined {
  if (said.every(Boolean)) return { kind: 'executed', receipts: [receipt] }
  return said.some(Boolean) ? undefined : { kind: 'failed', receipt }
}

/** Of what a transaction carried out, what may be the one call, where any is; else all. */
function possible(
  executions: readonly MultisigExecution[],
  { call, firstNumber = 0 }: AskedProposal,
  multisig: Multisig,
): readonly MultisigExecution[] {
  if (!call) return executions
  const hashes = Array.from({ length: flowTiming.proposalsAhead + 1 }, (_, ahead) =>
    getMultisigHash(multisig, call, firstNumber + ahead),
  )
  const own = executions.filter(({ proposal }) => hashes.includes(proposal))
  return own.length > 0 ? own : executions
}

/**
 * What a transaction made of what a contract account was asked for, by what the account itself, or its entry point, says
 * in it.
 * @returns undefined where it carried out something else, or nothing that ends it
 */
export function judgeReceipt(
  receipt: FlowReceipt,
  asked: AskedProposal,
  multisig: Multisig | undefined,
): ProposalOutcome | undefined {
  const { account, proposal } = asked
  const operations = readOperations(receipt.logs, account)
  if (!multisig) return conclude(receipt, receipt.succeeded ? operations : [false])
  // No number was spent: it can be carried out again.
  if (!receipt.succeeded) return undefined
  const executions = readExecutions(receipt.logs, account)
  if (receipt.transactionHash !== proposal.id) {
    // The wallet may have named a transaction that carried out something else.
    const own = executions.find((execution) => execution.proposal === proposal.id)
    if (own) return conclude(receipt, [own.succeeded])
    // Its module for operations (ERC-4337) carries out without a number: then the entry point alone tells.
    const isOperation = executions.length === 0 && operations.length > 0
    return isOperation ? conclude(receipt, operations) : undefined
  }
  const worked = possible(executions, asked, multisig).map(({ succeeded }) => succeeded)
  return conclude(receipt, [...worked, ...operations])
}
