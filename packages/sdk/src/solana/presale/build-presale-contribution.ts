import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { findBuyerAddress } from './find-buyer-address.ts'
import { contributionEncoder, presaleInstructions } from './presale-codec.ts'
import type { SolanaPresale } from './types.ts'

/** A wallet's place in a presale's list: its tier, and what leads from it to the root. */
export interface ListedPlace {
  readonly level: number
  readonly proof: readonly Uint8Array[]
}

interface ContributionParts {
  readonly listed?: ListedPlace | undefined
  /** Who invited the wallet, and who is above, see `getInviters`. */
  readonly inviters?: readonly Address[]
}

/**
 * A contribution of so many lamports at most; what does not fit never leaves the wallet.
 * @param presale as the contributor read it: another one at its address, or one whose end was moved meanwhile, takes nothing
 */
export async function buildPresaleContribution(
  program: Address,
  presale: Pick<SolanaPresale, 'address' | 'createdAt' | 'endAt'>,
  wallet: TransactionSigner,
  amount: bigint,
  { listed, inviters = [] }: ContributionParts = {},
): Promise<Instruction> {
  const [buyer = wallet.address, ...above] = await Promise.all(
    [wallet.address, ...inviters].map((one) => findBuyerAddress(program, presale.address, one)),
  )
  const proof = new Uint8Array((listed?.proof ?? []).flatMap((hash) => [...hash]))
  const payer: AccountSignerMeta = {
    ...{ address: wallet.address, role: AccountRole.WRITABLE_SIGNER, signer: wallet },
  }
  return {
    programAddress: program,
    accounts: [
      payer,
      { address: presale.address, role: AccountRole.WRITABLE },
      { address: buyer, role: AccountRole.WRITABLE },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
      ...above.map((address) => ({ address, role: AccountRole.WRITABLE })),
    ],
    data: contributionEncoder.encode({
      kindOfCall: presaleInstructions.contribute,
      ...{ amount, createdAt: presale.createdAt, endAt: presale.endAt },
      ...{ level: listed?.level ?? 0, proof },
    }),
  }
}
