import { AccountRole, type Instruction, type TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { metaOfPaid, type PaidWallet } from './build-buyer-action.ts'
import { findBuyerAddress } from './find-buyer-address.ts'
import { bareEncoder, presaleInstructions } from './presale-codec.ts'
import type { PresalePlace } from './presale-place.ts'

type Place = Pick<PresalePlace, 'program' | 'presale'>

/** Opens the account of a wallet that invites without having contributed; it deposits for it. */
export async function buildInviterRegistration(
  { program, presale }: Place,
  wallet: TransactionSigner,
): Promise<Instruction> {
  const buyer = await findBuyerAddress(program, presale, wallet.address)
  return {
    programAddress: program,
    accounts: [
      metaOfPaid({ signer: wallet }),
      ...[presale, buyer].map((address) => ({ address, role: AccountRole.WRITABLE })),
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.registerInviter }),
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
