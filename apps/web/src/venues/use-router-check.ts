import { errorMessage, m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { checkSwapRouter, type SwapRouterCheck } from '@slipway/sdk/token/evm/check-swap-router'
import { useState } from 'react'
import { activeChain } from '../shell/active-chain.ts'
import { readClient } from '../transaction/read-client.ts'

/** Asks the chain what an address is; a text says why it is no exchange that tokens can be made for. */
export function useRouterCheck() {
  const [error, setError] = useState('')
  const [isChecking, setChecking] = useState(false)
  const check = async (entry: string): Promise<SwapRouterCheck | undefined> => {
    const reading = readAddress(entry)
    if (!reading.ok) {
      setError(errorMessage(reading.code))
      return undefined
    }
    setError('')
    setChecking(true)
    try {
      const found = await checkSwapRouter(readClient, {
        router: reading.address,
        chain: activeChain,
      })
      const [issue] = found.issues
      if (issue) setError(errorMessage(issue.code, issue.args))
      return issue ? undefined : found
    } catch {
      setError(m.token_router_no_answer({ chain: activeChain.name }))
      return undefined
    } finally {
      setChecking(false)
    }
  }
  return { error, isChecking, check }
}
