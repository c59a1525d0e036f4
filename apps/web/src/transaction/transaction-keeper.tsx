import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { createFlowPorts } from './create-flow-ports.ts'
import { takeUpFlow } from './drive-flow.ts'
import { flowDefinition } from './flow-definitions.ts'
import { isSettled, useTransactionStore } from './transaction-store.ts'

/** Flows that this page has taken up; each is followed once, however often the keeper mounts. */
const takenUp = new Set<string>()

/** Follows, once per page, what was under way on this network when the page was loaded. Renders nothing. */
export default function TransactionKeeper() {
  const config = useConfig()
  useEffect(() => {
    const ports = createFlowPorts(config)
    const open = useTransactionStore
      .getState()
      .records.filter(
        (record) => !isSettled(record) && record.state.chainId === activeChain.chainId,
      )
    for (const { state } of open) {
      const definition = flowDefinition(state.name)
      if (!definition || takenUp.has(state.id)) continue
      takenUp.add(state.id)
      // The driver waits out silent nodes by itself; what still fails stays in the list as it stands.
      takeUpFlow({ definition, state, ports }).catch(() => takenUp.delete(state.id))
    }
  }, [config])
  return null
}
