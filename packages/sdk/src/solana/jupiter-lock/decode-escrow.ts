import type { Address, EncodedAccount } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { firstTokenProgram } from '../first-token-program.ts'
import { escrowBytes, escrowDecoder, escrowTag } from './escrow-codec.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'
import type { EscrowParty, JupiterEscrow } from './types.ts'

/** By the program's numbers: a bit for the creator, and one for the recipient. */
const parties: readonly EscrowParty[] = ['nobody', 'creator', 'recipient', 'both']
const tokenPrograms: readonly Address[] = [firstTokenProgram, TOKEN_2022_PROGRAM_ADDRESS]

/** The escrow in an account; undefined where the account is another program's, or has another layout or unknown modes. */
export function decodeEscrow({
  address,
  programAddress,
  data,
}: Pick<EncodedAccount, 'address' | 'programAddress' | 'data'>): JupiterEscrow | undefined {
  if (programAddress !== jupiterLockProgram || data.length !== escrowBytes) return undefined
  const fields = escrowDecoder.decode(data)
  if (!escrowTag.every((byte, at) => fields.tag[at] === byte)) return undefined
  const cancelableBy = parties[fields.cancelMode]
  const recipientChangedBy = parties[fields.updateRecipientMode]
  const tokenProgram = tokenPrograms[fields.tokenProgramFlag]
  if (!cancelableBy || !recipientChangedBy || !tokenProgram) return undefined
  const { recipient, mint, creator, base, terms } = fields
  return {
    ...{ address, recipient, mint, creator, base },
    ...{ cancelableBy, recipientChangedBy, tokenProgram },
    ...terms,
  }
}
