import type { FlowClock } from '../flow/types.ts'
import { recogniseSolanaFailure } from './recognise-solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** Pauses before a node that was silent is asked again. Public nodes count requests over ten seconds. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000]

/** Whether the same question may be answered a little later. */
const mayAnswerLater = (error: unknown): boolean =>
  recogniseSolanaFailure(error).kind === 'unreachable'

interface Request {
  readonly send: (...options: unknown[]) => Promise<unknown>
}

/**
 * A client that asks a node several times before it gives up: nodes refuse questions that come too fast, and some of
 * those behind one address lag. For reads alone.
 */
export function createPatientRpc(
  rpc: SolanaRpc,
  { sleep }: Pick<FlowClock, 'sleep'>,
  signal: AbortSignal,
): SolanaRpc {
  const insist = async (request: () => Request, options: unknown[]): Promise<unknown> => {
    for (const pauseMs of pausesMs) {
      signal.throwIfAborted()
      try {
        return await request().send(...options)
      } catch (error) {
        signal.throwIfAborted()
        if (!mayAnswerLater(error)) throw error
      }
      await sleep(pauseMs, signal)
    }
    return await request().send(...options)
  }
  return new Proxy(rpc, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...params: unknown[]) => ({
        send: (...options: unknown[]) => insist(() => method(...params) as Request, options),
      })
    },
  })
}
