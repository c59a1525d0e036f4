import {
  AccountRole,
  type Address,
  createAddressWithSeed,
  type Instruction,
  type Lamports,
} from '@solana/kit'
import {
  getCreateAccountWithSeedInstructionDataEncoder,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import { getInitializeAccount3Instruction } from '@solana-program/token-2022'
import type { LockToken } from './lock/get-lock-token.ts'

/** A token account that a transaction opens, and what opens it. */
export interface AccountOpening {
  readonly address: Address
  readonly instructions: readonly Instruction[]
  /** What it deposits. */
  readonly lamports: Lamports
}

const seedBytes = 8
/** A word that nobody knows before: whoever did could send money to the address, which keeps it from being opened. */
const drawSeed = () =>
  [...crypto.getRandomValues(new Uint8Array(seedBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * Opens an account of a token beside its owner's associated one, at an address that follows from the owner: nobody else signs.
 * @param owner pays for it, and for the transaction
 * @param lamports that an account of this size has to hold
 */
export async function buildAccountOpening(
  { mint, tokenProgram, accountBytes }: Pick<LockToken, 'mint' | 'tokenProgram' | 'accountBytes'>,
  owner: Address,
  lamports: Lamports,
): Promise<AccountOpening> {
  const seed = drawSeed()
  const place = { baseAddress: owner, programAddress: tokenProgram, seed }
  const account = await createAddressWithSeed(place)
  const opening: Instruction = {
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    accounts: [
      { address: owner, role: AccountRole.WRITABLE_SIGNER },
      { address: account, role: AccountRole.WRITABLE },
    ],
    data: getCreateAccountWithSeedInstructionDataEncoder().encode({
      ...{ base: owner, seed, programAddress: tokenProgram },
      ...{ amount: lamports, space: accountBytes },
    }),
  }
  const config = { programAddress: tokenProgram }
  const beginning = getInitializeAccount3Instruction({ account, mint, owner }, config)
  return { address: account, instructions: [opening, beginning], lamports }
}
