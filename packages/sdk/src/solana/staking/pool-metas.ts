import {
  type AccountMeta,
  AccountRole,
  type AccountSignerMeta,
  type Address,
  type TransactionSigner,
} from '@solana/kit'

/** How instructions of the staking program name accounts. */
export const poolMetas = {
  written: (address: Address): AccountMeta => ({ address, role: AccountRole.WRITABLE }),
  read: (address: Address): AccountMeta => ({ address, role: AccountRole.READONLY }),
  signer: (
    signer: TransactionSigner,
    role: AccountSignerMeta['role'] = AccountRole.WRITABLE_SIGNER,
  ): AccountSignerMeta => ({ address: signer.address, role, signer }),
} as const
