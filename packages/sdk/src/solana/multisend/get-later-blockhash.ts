import type { FlowClock } from '../../flow/types.ts'
import type { SolanaLifetime } from '../compose-message.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

/** About the time in which clusters make a block. */
const pauseMs = 400

/**
 * The newest blockhash, of a slot or a later one. With the blockhash that a transaction in a block names, the same payments
 * would be that transaction, and paid by nothing.
 * @throws what `recogniseSolanaFailure` understands, or the signal's reason
 */
export async function getLaterBlockhash(
  rpc: SolanaRpc,
  minContextSlot: bigint,
  { clock, signal }: { readonly clock: Pick<FlowClock, 'sleep'>; readonly signal: AbortSignal },
): Promise<{ readonly slot: bigint; readonly lifetime: SolanaLifetime }> {
  for (;;) {
    const { context, value } = await rpc
      .getLatestBlockhash({ commitment: 'confirmed', minContextSlot })
      .send()
    // Some nodes do not mind what they are asked for.
    if (context.slot >= minContextSlot) return { slot: context.slot, lifetime: value }
    await clock.sleep(pauseMs, signal)
  }
}
