import type { ChainDefinition } from '@slipway/chains'
import { errorMessage, formatAmount, m } from '@slipway/messages'
import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import { offeredChains } from '../core/offered-chains.ts'
import type { FlowProblem } from './flow-problem.ts'
import type { AmountUnits } from './shown-plan.ts'

interface ProblemText {
  title: string
  text: string
}

const chainName = (chainId: number) =>
  offeredChains.find((chain) => chain.chainId === chainId)?.name ??
  m.transaction_unknown_chain({ chainId })

/** The wallet may have done what it was asked for. */
const isLost = ({ name }: DecodedFailure) =>
  name === 'Wallet_AnswerLost' || name === 'WalletConnect_NoAnswer'

function failureTitle(failure: DecodedFailure): string {
  if (isLost(failure)) return m.transaction_problem_lost_title()
  switch (failure.kind) {
    case 'contract':
      return m.transaction_problem_revert_title()
    case 'rejected':
      return m.transaction_problem_rejected_title()
    case 'rpc-down':
    case 'timeout':
      return errorMessage('Rpc_Unavailable')
    case 'insufficient-funds':
      return m.transaction_problem_insufficient_title()
    case 'chain-mismatch':
    case 'unknown':
      return m.transaction_problem_not_done_title()
  }
}

function failureText(
  failure: DecodedFailure,
  chain: ChainDefinition,
  units: AmountUnits,
  isPartly: boolean,
): ProblemText {
  const title = failureTitle(failure)
  switch (failure.kind) {
    case 'rejected':
      return {
        title,
        text: isPartly ? m.transaction_problem_rejected_partly() : m.transaction_problem_rejected(),
      }
    case 'rpc-down':
    case 'timeout':
      return {
        title,
        text: isPartly
          ? m.transaction_problem_unreachable_partly({ chain: chain.name })
          : m.transaction_problem_unreachable({ chain: chain.name }),
      }
    default: {
      const { nativeCurrency } = chain
      return { title, text: errorMessage(failure.name, failure.args, { ...units, nativeCurrency }) }
    }
  }
}

interface ProblemContext {
  units?: AmountUnits | undefined
  /** Earlier transactions of the same flow are in a block. */
  isPartly?: boolean
}

/** A problem in the visitor's language, its amounts in the chain's own currency and in the units of what the flow is about. */
export function problemText(
  problem: FlowProblem,
  chain: ChainDefinition,
  { units = {}, isPartly = false }: ProblemContext = {},
): ProblemText {
  const { decimals, symbol } = chain.nativeCurrency
  const amount = (wei: bigint) => formatAmount(wei, decimals, { symbol })
  switch (problem.code) {
    case 'no_wallet':
      return {
        title: m.transaction_problem_no_wallet_title(),
        text: m.transaction_problem_no_wallet(),
      }
    case 'outdated':
      return { title: m.transaction_outdated_title(), text: m.transaction_outdated() }
    case 'name_moved': {
      const { name, before, now } = problem
      return {
        title: m.names_moved_title(),
        text: now ? m.names_moved({ name, before, now }) : m.names_gone({ name, before }),
      }
    }
    case 'name_unread':
      return { title: m.names_unread_title(), text: m.names_unread({ name: problem.name }) }
    case 'wrong_chain':
      return {
        title: errorMessage('Chain_Mismatch'),
        text: m.transaction_problem_wrong_chain_text({
          walletChain: chainName(problem.walletChainId),
          chain: chain.name,
        }),
      }
    case 'insufficient':
      return {
        title: m.transaction_problem_insufficient_title(),
        text: m.transaction_problem_insufficient({
          needed: amount(problem.neededWei),
          balance: amount(problem.balanceWei),
          missing: amount(problem.neededWei - problem.balanceWei),
        }),
      }
    case 'failure':
      return failureText(problem.failure, chain, units, isPartly)
  }
}
