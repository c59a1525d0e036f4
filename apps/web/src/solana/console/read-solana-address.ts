import { m } from '@slipway/messages'
import { type Address, isAddress, isOffCurveAddress } from '@solana/kit'
import type { FormProblem } from '../../action/form-result.ts'

/** The address of a person's account, or why the text is none. */
export type SolanaAddressReading =
  | { readonly address: Address; readonly problem?: undefined }
  | { readonly address: null; readonly problem: FormProblem }

/** Points of the curve like any wallet's address, though at none of them anybody signs. */
const programs: ReadonlySet<string> = new Set([
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'So11111111111111111111111111111111111111112',
])

const refuse = (code: string, text?: string): SolanaAddressReading => ({
  address: null,
  problem: text === undefined ? { code } : { code, text },
})

/**
 * Reads an address of Solana as typed: base58 of 32 bytes. One off the curve belongs to a program, and nobody has its
 * key: what is sent there may be lost.
 * @param ofPrograms whether such an address is taken all the same: pools and shared wallets hold tokens too
 */
export function readSolanaAddress(
  typed: string,
  ofPrograms: 'refused' | 'taken' = 'refused',
): SolanaAddressReading {
  const text = typed.trim()
  if (text === '') return refuse('Input_Required')
  if (!isAddress(text)) return refuse('SolanaInput_AddressInvalid', m.solana_issue_address())
  if (ofPrograms === 'refused' && (programs.has(text) || isOffCurveAddress(text)))
    return refuse('SolanaInput_OffCurve', m.solana_issue_off_curve())
  return { address: text }
}
