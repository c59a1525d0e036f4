import type { Address } from '@solana/kit'
import { calculateAccountSize } from '../calculate-account-size.ts'
import { getSolanaTokens, type TokenTrait } from '../get-solana-token.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { solanaTokenLimits } from '../solana-token-limits.ts'
import type { SendToken } from './types.ts'

/** Tokens that cannot be sent to many: they need more than a transfer, or do not move at all. */
const refused = [
  'transfer-hook',
  'starts-frozen',
  'non-transferable',
  'paused',
  // Lists would say other numbers than wallets show.
  'scaled',
  // What it is that is new here may need more than a transfer, and larger accounts.
  'unknown',
] as const satisfies readonly TokenTrait[]

/** A token that can be sent, or what it does that keeps it from that; `missing` where there is none. */
export type SendTokenReading =
  | { readonly ok: true; readonly token: SendToken }
  | { readonly ok: false; readonly reason: (typeof refused)[number] | 'missing' }

/** A token of either program, as the chain has it now. */
export async function getSendToken(rpc: SolanaRpc, mint: Address): Promise<SendTokenReading> {
  const [found] = await getSolanaTokens(rpc, [mint])
  if (!found) return { ok: false, reason: 'missing' }
  const reason = refused.find((trait) => found.traits.includes(trait))
  if (reason) return { ok: false, reason }
  const { program, name, symbol, decimals, transferFeeBps, nextTransferFee, maximumFee } = found
  return {
    ok: true,
    token: {
      ...{ mint, program, name, symbol, decimals, transferFeeBps },
      nextTransferFeeBps: nextTransferFee?.bps,
      transferFeeMax: maximumFee < solanaTokenLimits.unboundedFee ? maximumFee : undefined,
      accountBytes: Number(calculateAccountSize(found)),
    },
  }
}
