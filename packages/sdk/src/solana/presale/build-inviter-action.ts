import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { metaOfPaid, type PaidWallet } from './build-buyer-action.ts'
import { findBuyerAddress } from './find-buyer-address.ts'
import { bareEncoder, presaleInstructions, registrationEncoder } from './presale-codec.ts'
import type { PresalePlace } from './presale-place.ts'
import type { SolanaPresale } from './types.ts'

type Place = Pick<PresalePlace, 'program' | 'presale'>

/**
 * Opens the account of a wallet that invites without having contributed; it deposits for it.
 * @param presale as the inviter read it: another one at its address, or one whose end was moved meanwhile, takes nobody
 */
export async function buildInviterRegistration(
  program: Address,
  presale: Pick<SolanaPresale, 'address' | 'createdAt' | 'endAt'>,
  wallet: TransactionSigner,
): Promise<Instruction> {
  const { address: at, createdAt, endAt } = presale
  const buyer = await findBuyerAddress(program, at, wallet.address)
  return {
    programAddress: program,
    accounts: [
      metaOfPaid({ signer: wallet }),
      ...[at, buyer].map((address) => ({ address, role: AccountRole.WRITABLE })),
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: registrationEncoder.encode({
      kindOfCall: presaleInstructions.registerInviter,
      ...{ createdAt, endAt },
    }),
  }
}

/** Pays a wallet of a finished presale what inviting earned it. */
export async function buildRewardClaim(
  { program, presale }: Place,
  wallet: PaidWallet,
): Promise<Instruction> {
  const payee = metaOfPaid(wallet)
  const buyer = await findBuyerAddress(program, presale, payee.address)
  return {
    programAddress: program,
    accounts: [
      payee,
      ...[presale, buyer].map((address) => ({ address, role: AccountRole.WRITABLE })),
    ],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.claimReward }),
  }
}
