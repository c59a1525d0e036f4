import { type Address, getBase64Decoder } from '@solana/kit'
import { AccountState, getTokenEncoder } from '@solana-program/token-2022'
import { firstTokenProgram } from '../first-token-program.ts'

/** What a node says of an empty account of a token of the first program. */
export function tokenAccountInfo(mint: Address, owner: Address, isFrozen = false) {
  const state = isFrozen ? AccountState.Frozen : AccountState.Initialized
  const data = getTokenEncoder().encode({
    ...{ mint, owner, amount: 0n, delegate: null, state },
    ...{ isNative: null, delegatedAmount: 0n, closeAuthority: null, extensions: null },
  })
  return {
    data: [getBase64Decoder().decode(data), 'base64'],
    ...{ executable: false, lamports: 1n, owner: firstTokenProgram, space: BigInt(data.length) },
  }
}
