import type { KeyPairSigner } from '@solana/kit'
import {
  AuthorityType,
  getSetAuthorityInstruction,
  getSetTransferFeeInstruction,
} from '@solana-program/token-2022'
import { feeOf, largest, type TokenWorld } from './token-world.ts'

/** Of nothing, of everything. */
export const [noFee, wholeFee] = [0, 10_000]

/** A token without a fee for now that somebody may still change, who holds it, and how that is done. */
export async function openMovableFee(world: TokenWorld, owner: KeyPairSigner) {
  const extensions = [feeOf(owner.address, noFee, owner.address)]
  const token = await world.token([owner], { extensions })
  const { mint } = token
  return {
    token,
    /** Holds from two epochs later on. */
    decide: (transferFeeBasisPoints: number) =>
      world.succeed(owner, [
        getSetTransferFeeInstruction({
          ...{ mint, transferFeeConfigAuthority: owner, maximumFee: largest },
          transferFeeBasisPoints,
        }),
      ]),
    /** What was decided last stays. */
    giveUp: () =>
      world.succeed(owner, [
        getSetAuthorityInstruction({
          ...{ owned: mint, owner, newAuthority: null },
          authorityType: AuthorityType.TransferFeeConfig,
        }),
      ]),
  }
}
