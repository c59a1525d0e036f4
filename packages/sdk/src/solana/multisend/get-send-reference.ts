import { type Address, createAddressWithSeed } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { SendRow } from './types.ts'

/** Letters of a seed: the program takes 32 bytes. */
const seedLength = 32

/**
 * The address that every transaction of one list names: it is empty and nobody's. It follows from sender, token,
 * recipients and amounts in their order, so that whoever has the same file goes on where it stopped.
 */
export async function getSendReference(
  sender: Address,
  mint: Address,
  rows: readonly SendRow[],
): Promise<Address> {
  const text = [
    'slipway:multisend',
    mint,
    ...rows.map(({ address, amount }) => `${address} ${amount}`),
  ]
  const bytes = new TextEncoder().encode(text.join('\n'))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const seed = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return await createAddressWithSeed({
    baseAddress: sender,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    seed: seed.slice(0, seedLength),
  })
}
