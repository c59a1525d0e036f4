import type { Address, Instruction } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  type ExtensionArgs,
  getInitializeTransferFeeConfigInstruction,
  getMintSize,
  getPreInitializeInstructionsForMintExtensions,
} from '@solana-program/token-2022'

/** How a mint says that nobody has a right. */
export const nobody = SYSTEM_PROGRAM_ADDRESS

/** What a mint has written into it once it is one, at the length that it then gets. */
export const isLater = ({ __kind }: ExtensionArgs) =>
  __kind === 'TokenMetadata' || __kind === 'TokenGroup' || __kind === 'TokenGroupMember'

/** What a mint is told before it is one. */
export const preparing = (mint: Address, extensions: readonly ExtensionArgs[]): Instruction[] =>
  extensions.flatMap((one) =>
    one.__kind === 'TransferFeeConfig' && one.transferFeeConfigAuthority === nobody
      ? getInitializeTransferFeeConfigInstruction({
          ...{ mint, transferFeeConfigAuthority: null },
          withdrawWithheldAuthority: one.withdrawWithheldAuthority,
          ...one.newerTransferFee,
        })
      : getPreInitializeInstructionsForMintExtensions(mint, [one]),
  )

/** A mint as long as an account of several signers gets two bytes more, so that nothing takes it for one. */
export function mintBytes(extensions: ExtensionArgs[]): number {
  const bytes = extensions.length > 0 ? getMintSize(extensions) : 82
  return bytes === 355 ? bytes + 2 : bytes
}
