import { randomUUID } from 'node:crypto'
import { m } from '@slipway/messages/features/cli'
import { RpcTimeout } from '@slipway/sdk/evm/errors'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { createFlowWallet } from '@slipway/sdk/flow/create-flow-wallet'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { pollMsOf } from '@slipway/sdk/flow/flow-timing'
import { memoryFlowStorage } from '@slipway/sdk/flow/memory-flow-storage'
import { runFlow } from '@slipway/sdk/flow/run-flow'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import type { TransactionPlan } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import type { FlowDone, WritePlan } from '../command/write-plan.ts'
import { FlowStopped } from '../errors/flow-stopped.ts'
import type { Signer } from '../keys/signer.ts'
import type { Session } from '../network/open-session.ts'
import type { Terminal } from '../output/terminal.ts'

/** A node that is silent for longer ends the command; what was sent stays sent. */
const SILENCE_MS = 180_000

/** Everything that sending needs. */
export interface SendContext {
  readonly session: Session
  readonly signer: Signer
  readonly terminal: Terminal
  readonly signal: AbortSignal
}

const statusTexts: Partial<Record<FlowStatus, () => string>> = {
  simulating: () => m.cli_progress_simulating(),
  'awaiting-signature': () => m.cli_progress_signing(),
  pending: () => m.cli_progress_pending(),
  mined: () => m.cli_progress_mined(),
}

/** Tells each change once. */
function createTeller(terminal: Terminal) {
  let told = ''
  return ({ name, status, stepIndex, steps }: FlowState) => {
    const { id = '', hash } = steps[stepIndex] ?? {}
    const text = statusTexts[status]?.()
    const line = `${id} ${status}`
    if (!text || line === told) return
    told = line
    const facts = { flow: name, step: id, status, ...(hash && { transactionHash: hash }) }
    terminal.progress(`${id}: ${text}${hash ? ` ${hash}` : ''}`, facts)
  }
}

/** Ends a run whose node stays silent. */
function watchSilence(chainId: number, outer: AbortSignal) {
  const own = new AbortController()
  let since: number | undefined
  return {
    signal: AbortSignal.any([outer, own.signal]),
    note({ nodeSilent }: FlowState) {
      if (!nodeSilent) since = undefined
      else since ??= Date.now()
      if (since !== undefined && Date.now() - since > SILENCE_MS)
        own.abort(new RpcTimeout(chainId, SILENCE_MS))
    },
  }
}

async function runPlan(context: SendContext, plan: TransactionPlan): Promise<FlowDone> {
  const { session, signer, terminal, signal: outer } = context
  const { client, chain } = session
  const { account } = signer
  const ports = {
    chain: createFlowChain(client),
    wallet: createFlowWallet(signer.request),
    storage: memoryFlowStorage(),
    clock: systemFlowClock,
    pollMs: pollMsOf(chain.blockTimeSeconds),
  }
  const { definition, input } = plan
  const start = { id: randomUUID(), chainId: chain.chainId, account, input, createdAt: Date.now() }
  const tell = createTeller(terminal)
  const { note, signal } = watchSilence(chain.chainId, outer)
  const onChange = (state: FlowState) => {
    note(state)
    tell(state)
  }
  const last = await runFlow(definition, startFlow(definition, start), ports, { onChange, signal })
  if (last.status !== 'mined') {
    const failure = last.failure ?? { kind: 'unknown', name: 'Transaction_Dropped', args: {} }
    throw new FlowStopped(failure, last.steps[last.stepIndex]?.hash)
  }
  return {
    result: last.steps.at(-1)?.result ?? {},
    transactions: last.steps.flatMap(({ hash }) => hash ?? []),
  }
}

/**
 * Sends a plan, part by part; the next one begins when the one before is proven.
 * @throws {FlowStopped} with the reason when a part does not come to its good end
 */
export async function sendWrite(
  context: SendContext,
  write: WritePlan,
): Promise<readonly FlowDone[]> {
  const done: FlowDone[] = []
  let plan: TransactionPlan | undefined = write.plan
  while (plan) {
    context.signal.throwIfAborted()
    const part = await runPlan(context, plan)
    done.push(part)
    plan = await write.next?.(part)
  }
  return done
}
