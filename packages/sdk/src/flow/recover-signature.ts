import { findAsked } from './find-asked.ts'
import type { FlowRun } from './flow-run.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'

/**
 * Takes up a flow whose wallet was asked, and whose answer got lost: with the page that went away, or on its way.
 * Whether the person signed is unknown, so the chain is asked, for as long as no node tells: a mined transaction with
 * the noted nonce and the same content is the one; of a batch the wallet is asked. Otherwise the person is asked again,
 * and told that the earlier question may still stand open in the wallet.
 */
export async function recoverSignature<Input>(run: FlowRun<Input>): Promise<void> {
  const { ports, signal } = run
  for (;;) {
    try {
      const found = await findAsked(run)
      if (!found) return await run.set({ ...run.state(), status: 'review', interrupted: true })
      const { interrupted: _interrupted, ...state } = found
      return await run.set(state)
    } catch (error) {
      signal.throwIfAborted()
      if (!isNodeTrouble(error)) throw error
      await ports.clock.sleep(ports.pollMs ?? flowTiming.pollMs, signal)
    }
  }
}
