import { createHash } from 'node:crypto'
import { getAddressEncoder } from '@solana/kit'
import { firstTokenProgram } from '../../first-token-program.ts'
import type { JupiterEscrow } from '../types.ts'
import { publishedIdl } from './published-idl.ts'

const parties = ['nobody', 'creator', 'recipient', 'both']
const sizes: Readonly<Record<string, number>> = { u8: 1, u64: 8, u128: 16, pubkey: 32 }

/** The first bytes by which Anchor tells instructions and accounts apart. */
export const anchorTag = (name: string): Buffer =>
  createHash('sha256').update(name).digest().subarray(0, 8)

/** An unsigned number, the lowest byte first. */
function littleEndian(value: bigint, size: number): Buffer {
  const hex = value.toString(16).padStart(size * 2, '0')
  return Buffer.from(hex, 'hex').reverse()
}

/** An escrow's account, written field after field in the order of the published IDL. */
export function encodeEscrow(escrow: JupiterEscrow, numbers: Partial<Record<string, bigint>> = {}) {
  const values: Readonly<Record<string, bigint | string>> = {
    recipient: escrow.recipient,
    token_mint: escrow.mint,
    creator: escrow.creator,
    base: escrow.base,
    escrow_bump: 254n,
    update_recipient_mode: BigInt(parties.indexOf(escrow.recipientChangedBy)),
    cancel_mode: BigInt(parties.indexOf(escrow.cancelableBy)),
    token_program_flag: escrow.tokenProgram === firstTokenProgram ? 0n : 1n,
    cliff_time: escrow.cliffAt,
    frequency: escrow.periodSeconds,
    cliff_unlock_amount: escrow.cliffAmount,
    amount_per_period: escrow.periodAmount,
    number_of_period: escrow.periods,
    total_claimed_amount: escrow.claimed,
    vesting_start_time: escrow.startsAt,
    cancelled_at: escrow.canceledAt,
    ...numbers,
  }
  const fields = publishedIdl.types[0].type.fields.map(({ name, type }) => {
    const [kind, count] = typeof type === 'string' ? [type, 1] : type.array
    const value = values[name] ?? 0n
    return typeof value === 'string'
      ? Buffer.from(getAddressEncoder().encode(value as never))
      : littleEndian(value, (sizes[kind] ?? 0) * count)
  })
  return Uint8Array.from(Buffer.concat([anchorTag('account:VestingEscrow'), ...fields]))
}
