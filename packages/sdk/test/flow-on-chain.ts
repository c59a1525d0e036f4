import type { ReadClient } from '../src/evm/create-read-client.ts'
import type { RpcRequest } from '../src/evm/rpc-endpoint.ts'
import { createFlowChain } from '../src/flow/create-flow-chain.ts'
import { createFlowWallet } from '../src/flow/create-flow-wallet.ts'
import { memoryFlowStorage } from '../src/flow/memory-flow-storage.ts'
import { systemFlowClock } from '../src/flow/system-flow-clock.ts'
import type { FlowClock, FlowPorts } from '../src/flow/types.ts'

/** A clock on which the driver's waiting is this many times shorter. */
function fastClock(factor: number): FlowClock {
  const startedAt = Date.now()
  return {
    now: () => startedAt + (Date.now() - startedAt) * factor,
    sleep: (milliseconds, signal) => systemFlowClock.sleep(milliseconds / factor, signal),
  }
}

/** The ports of the driver on a real node; its unlocked accounts stand for the wallet. */
export function flowPorts(client: ReadClient, wallet: RpcRequest): FlowPorts {
  return {
    chain: createFlowChain(client),
    wallet: createFlowWallet(wallet),
    storage: memoryFlowStorage(),
    clock: fastClock(30),
  }
}
