import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { firstBump } from './first-bump.ts'
import { isOnCurve } from './is-on-curve.ts'

const marker = new TextEncoder().encode('ProgramDerivedAddress')
const keyBytes = 32
const bumpAt = 3 * keyBytes
const programAt = bumpAt + 1
const encoder = getAddressEncoder()

/**
 * Where somebody's account of a token lies. The same as the client's own search, for lists of thousands; see `isOnCurve`.
 * @param of the token, and the program that it is of
 */
export async function findTokenAccount(
  owner: Address,
  { mint, program }: { readonly mint: Address; readonly program: Address },
): Promise<Address> {
  const text = new Uint8Array(programAt + keyBytes + marker.length)
  text.set(encoder.encode(owner), 0)
  text.set(encoder.encode(program), keyBytes)
  text.set(encoder.encode(mint), 2 * keyBytes)
  text.set(encoder.encode(ASSOCIATED_TOKEN_PROGRAM_ADDRESS), programAt)
  text.set(marker, programAt + keyBytes)
  for (let bump = firstBump; bump >= 0; bump--) {
    text[bumpAt] = bump
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
    if (!isOnCurve(hash)) return getAddressDecoder().decode(hash)
  }
  throw new Error('No number leads off the curve.')
}
