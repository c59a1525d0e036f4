import { m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { useState } from 'react'
import { activeChain } from '../core/active-chain.ts'

/** Asks the chain what an address is; a text says why it is no exchange that tokens can be made for. */
export function useRouterCheck() {
  const [error, setError] = useState('')
  const [isChecking, setChecking] = useState(false)
  const check = async (entry: string): Promise<SwapRouterCheck | undefined> => {
    setError('')
    setChecking(true)
    try {
      const { askRouter } = await import('./ask-router.ts')
      const { found, problem = '' } = await askRouter(entry)
      setError(problem)
      return found
    } catch {
      setError(m.token_router_no_answer({ chain: activeChain.name }))
      return undefined
    } finally {
      setChecking(false)
    }
  }
  return { error, isChecking, check }
}
