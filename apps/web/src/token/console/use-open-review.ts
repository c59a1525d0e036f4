import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { useState } from 'react'
import { activeChain } from '../../shell/active-chain.ts'
import type { ConsoleAct } from './console-act.ts'
import type { ConsolePlan } from './plan-parts.ts'

/** Opens the review of a plan that may have to ask the chain first; what the chain refuses already is said in the form. */
export function useOpenReview({ open, token }: Pick<ConsoleAct, 'open' | 'token'>) {
  const [isPreparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    isPreparing,
    problem,
    open: async (plan: () => ConsolePlan | Promise<ConsolePlan>) => {
      setPreparing(true)
      setProblem(null)
      try {
        open(await plan())
      } catch (error) {
        const { name, args } = decodeContractError(error, contractErrorsAbi)
        const { nativeCurrency } = activeChain
        setProblem(errorMessage(name, args, { token, nativeCurrency }))
      } finally {
        setPreparing(false)
      }
    },
  }
}
