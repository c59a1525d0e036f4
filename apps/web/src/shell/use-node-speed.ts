import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect } from 'react'
import { create } from 'zustand'
import { activeChain } from './active-chain.ts'
import {
  initialNodeSpeed,
  type NodeSpeedEvent,
  type NodeSpeedState,
  nodeSpeedReducer,
  pollEveryMs,
  timeoutMs,
  watchdogEveryMs,
} from './node-speed-state.ts'
import { pingNode } from './ping-node.ts'

interface NodeSpeedStore {
  readonly state: NodeSpeedState
  dispatch(event: NodeSpeedEvent): void
}

const useNodeSpeedStore = create<NodeSpeedStore>((set) => ({
  state: initialNodeSpeed,
  dispatch: (event) => set(({ state }) => ({ state: nodeSpeedReducer(state, event) })),
}))

/** What was measured last; several parts of the frame read it. */
export const useNodeSpeed = (): NodeSpeedState => useNodeSpeedStore((store) => store.state)

/**
 * Measures the node every 3 s while the page is visible. After a failure the network's next node is
 * asked, so that one dead node does not read as a dead network. Call it once.
 */
export function useNodeSpeedPoll(): void {
  const dispatch = useNodeSpeedStore((store) => store.dispatch)
  const isVisible = useDocumentVisibility() === 'visible'

  useEffect(() => {
    if (!isVisible || activeChain.rpcUrls.length === 0) return
    let checks = 0
    const measure = () => {
      const { running, failures } = useNodeSpeedStore.getState().state
      if (running) return
      const id = ++checks
      const url = activeChain.rpcUrls[failures % activeChain.rpcUrls.length]
      if (!url) return
      dispatch({ kind: 'started', id, at: performance.now() })
      pingNode(url, AbortSignal.timeout(timeoutMs)).then(
        () => dispatch({ kind: 'answered', id, at: performance.now() }),
        () => dispatch({ kind: 'failed', id }),
      )
    }
    const watch = () => dispatch({ kind: 'watched', at: performance.now() })
    measure()
    const timers = [setInterval(measure, pollEveryMs), setInterval(watch, watchdogEveryMs)]
    return () => timers.forEach(clearInterval)
  }, [dispatch, isVisible])
}
