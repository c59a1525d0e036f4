import {
  type Extension,
  type ExtensionArgs,
  extension,
  getTokenSize,
} from '@solana-program/token-2022'

/** What the program adds to each account of a token, by what the token itself has. */
const ofAccounts: Readonly<Partial<Record<Extension['__kind'], ExtensionArgs>>> = {
  TransferFeeConfig: extension('TransferFeeAmount', { withheldAmount: 0n }),
  NonTransferable: extension('NonTransferableAccount', {}),
  TransferHook: extension('TransferHookAccount', { transferring: false }),
  PausableConfig: extension('PausableAccount', {}),
}

/** Bytes of somebody's associated account of a token, by the kinds of the token's extensions. */
export function calculateAccountSize(extensions: readonly Extension['__kind'][]): bigint {
  const added = extensions.flatMap((kind) => ofAccounts[kind] ?? [])
  // Associated accounts can never be given to another owner.
  return BigInt(getTokenSize([extension('ImmutableOwner', {}), ...added]))
}
