import { callRpc } from '@slipway/deployer/node/call-rpc'
import { m } from '@slipway/messages'
import { readRunContext } from '../harness/run-context.ts'
import type { ReviewDialog } from '../pages/review-dialog.ts'
import type { SolanaVisitor } from './open-solana.ts'

/** Blocks after which no node takes a blockhash any more, and a margin. */
const expiryBlocks = 190

/**
 * What an approved review asks for is refused by the wallet, and then signed too late: nothing is sent, and the review
 * stands where the next signature would be asked for.
 */
export async function rejectThenExpire(
  { solanaWallet }: Pick<SolanaVisitor, 'solanaWallet'>,
  review: ReviewDialog,
): Promise<void> {
  solanaWallet.answer = 'reject'
  await review.confirm()
  await review.problem.getByText(m.transaction_problem_rejected_title()).waitFor()
  solanaWallet.answer = 'sign'
  solanaWallet.onAsked = async () => {
    await callRpc(readRunContext().solanaUrl, 'slipway_skipBlocks', [expiryBlocks])
  }
  await review.tryAgain()
  await review.problem.getByText(m.solana_expired_title()).waitFor()
  solanaWallet.onAsked = async () => undefined
}
