import {
  type Extension,
  type ExtensionArgs,
  extension,
  getTokenSize,
} from '@solana-program/token-2022'
import { firstTokenProgram } from './first-token-program.ts'
import type { SolanaToken } from './get-solana-token.ts'

/** Of every account of SPL Token. */
const plainAccount = 165n

/** What the program adds to each account of a token, by what the token itself has. */
const ofAccounts: Readonly<Partial<Record<Extension['__kind'], ExtensionArgs>>> = {
  TransferFeeConfig: extension('TransferFeeAmount', { withheldAmount: 0n }),
  NonTransferable: extension('NonTransferableAccount', {}),
  TransferHook: extension('TransferHookAccount', { transferring: false }),
  PausableConfig: extension('PausableAccount', {}),
}

/** Bytes of somebody's associated account of a token, by its program and the kinds of its extensions. */
export function calculateAccountSize({
  program,
  extensions,
}: Pick<SolanaToken, 'program' | 'extensions'>): bigint {
  if (program === firstTokenProgram) return plainAccount
  const added = extensions.flatMap((kind) => ofAccounts[kind] ?? [])
  // Associated accounts can never be given to another owner.
  return BigInt(getTokenSize([extension('ImmutableOwner', {}), ...added]))
}
