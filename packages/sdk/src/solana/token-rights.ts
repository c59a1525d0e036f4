import { AuthorityType } from '@solana-program/token-2022'

/**
 * What somebody may still do to a token, each with the program's number of the authority that may. Whoever holds one can
 * give it up, and then it is nobody's ever again.
 */
export const tokenRights = {
  mint: AuthorityType.MintTokens,
  freeze: AuthorityType.FreezeAccount,
  /** Take or burn what any holder has. */
  'move-all': AuthorityType.PermanentDelegate,
  pause: AuthorityType.Pause,
  /** Name a program that every transfer runs. */
  hook: AuthorityType.TransferHookProgramId,
  tax: AuthorityType.TransferFeeConfig,
  'tax-collection': AuthorityType.WithheldWithdraw,
  /** Name, symbol and link; the program keeps it with the metadata, under no number of its own. */
  metadata: undefined,
  /** Name another account that holds the metadata. */
  'metadata-place': AuthorityType.MetadataPointer,
  /** Change the numbers that wallets show. */
  scale: AuthorityType.ScaledUiAmount,
  interest: AuthorityType.InterestRate,
  /** Sign each burning. */
  burn: AuthorityType.PermissionedBurn,
  /** Approve accounts for confidential transfers, and name who may read their amounts. */
  confidential: AuthorityType.ConfidentialTransferMint,
  /** The same for the tax that confidential transfers keep back. */
  'confidential-tax': AuthorityType.ConfidentialTransferFeeConfig,
  /** Name the group that the token heads, or is a part of. */
  'group-place': AuthorityType.GroupPointer,
  'member-place': AuthorityType.GroupMemberPointer,
  /** Put tokens into the group, and how many it takes; the program keeps it with the group, under no number of its own. */
  group: undefined,
  /** Remove the token once nobody holds any. */
  close: AuthorityType.CloseMint,
} as const satisfies Record<string, AuthorityType | undefined>

export type TokenRight = keyof typeof tokenRights
