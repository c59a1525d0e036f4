import type { Address } from '@solana/kit'
import type { Extension } from '@solana-program/token-2022'
import { calculateAccountSize } from '../calculate-account-size.ts'
import { getSolanaTokens, type SolanaToken } from '../get-solana-token.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import type { LockErrorName } from './name-lock-error.ts'
import type { LockedMint } from './types.ts'

/** What the program lets through beside a plain token. */
const harmless: readonly Extension['__kind'][] = [
  'TransferFeeConfig',
  'MintCloseAuthority',
  'ConfidentialTransferMint',
  'InterestBearingConfig',
  'ConfidentialTransferFee',
  'MetadataPointer',
  'TokenMetadata',
  'GroupPointer',
  'TokenGroup',
  'GroupMemberPointer',
  'TokenGroupMember',
  'ScaledUiAmountConfig',
]

/** A token that can be locked. */
export interface LockToken extends LockedMint {
  /** Empty where the token itself names none. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether transfers can keep back a fee at all, be it 0 now. */
  readonly isTaxed: boolean
  /** Basis points that a transfer keeps back in this epoch. */
  readonly transferFeeBps: number
  /** Base units that one transfer keeps back at most. */
  readonly transferFeeMax: bigint
  /** A fee that was decided and holds from a later epoch on. */
  readonly nextTransferFee?: SolanaToken['nextTransferFee']
  /** Whether wallets show other amounts than are held. */
  readonly isScaled?: boolean
  /** Who can still change what, as far as the token has such rights. */
  readonly rights?: SolanaToken['rights']
  /** Of an account that holds it. */
  readonly accountBytes: number
}

/** Why a token cannot be locked, by the program's name for it; `missing` where there is no token. */
export type LockTokenRefusal =
  | Extract<
      LockErrorName,
      'MintFreezable' | 'MintPermanentDelegate' | 'MintHooked' | 'MintPausable' | 'MintUnsupported'
    >
  | 'missing'

export type LockTokenReading =
  | { readonly ok: true; readonly token: LockToken }
  | { readonly ok: false; readonly reason: LockTokenRefusal }

function findRefusal({ rights, extensions, traits }: SolanaToken): LockTokenRefusal | undefined {
  if (rights.freeze) return 'MintFreezable'
  if (extensions.includes('PermanentDelegate')) return 'MintPermanentDelegate'
  if (extensions.includes('TransferHook')) return 'MintHooked'
  if (extensions.includes('PausableConfig')) return 'MintPausable'
  const isKnown = !traits.includes('unknown') && extensions.every((kind) => harmless.includes(kind))
  return isKnown ? undefined : 'MintUnsupported'
}

/** A token of either program as a lock takes it, or why none does. */
export async function getLockToken(rpc: SolanaRpc, mint: Address): Promise<LockTokenReading> {
  const [found] = await getSolanaTokens(rpc, [mint])
  if (!found) return { ok: false, reason: 'missing' }
  const reason = findRefusal(found)
  if (reason) return { ok: false, reason }
  const { program, name, symbol, decimals, isTaxed, transferFeeBps, maximumFee } = found
  const { nextTransferFee, rights, traits } = found
  return {
    ok: true,
    token: {
      ...{ mint, tokenProgram: program, name, symbol, decimals },
      ...{ isTaxed, transferFeeBps, transferFeeMax: maximumFee, nextTransferFee, rights },
      isScaled: traits.includes('scaled'),
      accountBytes: Number(calculateAccountSize(found)),
    },
  }
}
