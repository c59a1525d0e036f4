import { m } from '@slipway/messages'
import {
  namePresaleError,
  type SolanaPresaleErrorName,
} from '@slipway/sdk/solana/presale/name-presale-error'

const refusals: Partial<Record<SolanaPresaleErrorName, () => string>> = {
  MintFreezable: m.salecreate_mint_freezable,
  MintPermanentDelegate: m.salecreate_mint_delegate,
  MintHooked: m.salecreate_mint_hooked,
  MintPausable: m.salecreate_mint_pausable,
  MintUnsupported: m.salecreate_mint_unsupported,
  StartTooEarly: m.salecreate_refused_start,
  DepositTooSmall: m.salecreate_refused_deposit,
}

/** What the presale program says no to, in words; undefined for errors that are not its own. */
export function presaleRefusalText(reason: number | string): string | undefined {
  const name = namePresaleError(reason)
  return name && (refusals[name]?.() ?? m.solana_refused({ reason: name }))
}
