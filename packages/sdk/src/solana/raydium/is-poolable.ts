import type { SolanaToken } from '../get-solana-token.ts'

/** Extensions with which the program takes a token: `is_supported_mint` in its `utils/token.rs`. */
const taken: readonly SolanaToken['extensions'][number][] = [
  'TransferFeeConfig',
  'MetadataPointer',
  'TokenMetadata',
  'InterestBearingConfig',
  'ScaledUiAmountConfig',
]

/** Whether Raydium's CPMM program makes pools of a token, as far as this release knows it. */
export function isPoolable({
  extensions,
  traits,
}: Pick<SolanaToken, 'extensions' | 'traits'>): boolean {
  return !traits.includes('unknown') && extensions.every((kind) => taken.includes(kind))
}
