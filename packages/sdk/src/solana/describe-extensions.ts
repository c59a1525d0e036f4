import type { Address } from '@solana/kit'
import { type ExtensionArgs, extension } from '@solana-program/token-2022'
import type { SolanaTokenDraft } from './solana-token-draft.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'

/** What the mint of a token holds beside the plain one; decides its size and with it its deposit. */
export function describeExtensions(
  { name, symbol, uri, transferFeeBps }: SolanaTokenDraft,
  authority: Address,
  mint: Address,
): ExtensionArgs[] {
  const fee = {
    epoch: 0n,
    maximumFee: solanaTokenLimits.unboundedFee,
    transferFeeBasisPoints: transferFeeBps,
  }
  const feeConfig = extension('TransferFeeConfig', {
    transferFeeConfigAuthority: authority,
    withdrawWithheldAuthority: authority,
    withheldAmount: 0n,
    newerTransferFee: fee,
    olderTransferFee: fee,
  })
  return [
    ...(transferFeeBps > 0 ? [feeConfig] : []),
    extension('MetadataPointer', { authority, metadataAddress: mint }),
    extension('TokenMetadata', {
      updateAuthority: authority,
      mint,
      name,
      symbol,
      uri,
      additionalMetadata: new Map<string, string>(),
    }),
  ]
}
