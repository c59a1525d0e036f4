import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { airdropInstructions, bareEncoder } from './airdrop-codec.ts'

/** Makes room for more entries in an airdrop's account; the payer deposits for it. */
export function buildAirdropExtension(
  program: Address,
  payer: TransactionSigner,
  airdrop: Address,
): Instruction {
  const accounts = [
    { address: payer.address, role: AccountRole.WRITABLE_SIGNER, signer: payer },
    { address: airdrop, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ]
  return {
    programAddress: program,
    accounts,
    data: bareEncoder.encode({ kind: airdropInstructions.extend }),
  }
}
