import { useDocumentVisibility } from '@mantine/hooks'
import { type NodeSpeed, nodeSpeedLimits } from '@slipway/sdk/evm/node-speed'
import { watchNodeSpeed } from '@slipway/sdk/evm/watch-node-speed'
import { useEffect } from 'react'
import { create } from 'zustand'
import { activeChain } from './active-chain.ts'

interface NodeSpeedState {
  /** Undefined until the first measurement ends. */
  readonly speed: NodeSpeed | undefined
  /** Measurements in a row that failed or timed out. */
  readonly failures: number
}

const useNodeSpeedStore = create<NodeSpeedState>(() => ({ speed: undefined, failures: 0 }))

/** What was measured last; several parts of the frame read it. */
export const useNodeSpeed = (): NodeSpeedState => useNodeSpeedStore()

/**
 * The smallest question to a node: its newest block number.
 * @throws Error when the node does not answer with a result
 */
async function pingNode(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    signal,
  })
  const answer: unknown = await response.json()
  const isAnswer = typeof answer === 'object' && answer !== null && 'result' in answer
  if (!response.ok || !isAnswer)
    throw new Error(`The node answered ${response.status} without a result.`)
}

/**
 * Measures the network while the page is visible. After a failure its next node is asked, so that
 * one dead node does not read as a dead network. Call it once.
 */
export function useNodeSpeedPoll(): void {
  const isVisible = useDocumentVisibility() === 'visible'
  useEffect(() => {
    const { rpcUrls } = activeChain
    if (!isVisible || rpcUrls.length === 0) return
    const ping = () => {
      const { failures } = useNodeSpeedStore.getState()
      const url = rpcUrls[failures % rpcUrls.length] ?? ''
      return pingNode(url, AbortSignal.timeout(nodeSpeedLimits.timeoutMs))
    }
    const watch = () =>
      watchNodeSpeed(ping, (speed) =>
        useNodeSpeedStore.setState(({ failures }) => ({
          speed,
          failures: speed.grade === 'timeout' ? failures + 1 : 0,
        })),
      )
    // Not in the same breath as all else that begins with the page.
    let stop: (() => void) | undefined
    const start = setTimeout(() => {
      stop = watch()
    })
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [isVisible])
}
