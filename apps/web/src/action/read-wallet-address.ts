import { readAddress } from '@slipway/sdk/shared/read-address'
import { type Address, zeroAddress } from 'viem'
import type { FormProblem } from './form-result.ts'

/** An address that can hold something, or why the text is none. */
export type WalletReading =
  | { address: Address; problem?: undefined }
  | { address: null; problem: FormProblem }

/** Reads an address as typed; the zero address holds nothing for anybody. */
export function readWalletAddress(text: string): WalletReading {
  const reading = readAddress(text)
  if (!reading.ok) return { address: null, problem: { code: reading.code } }
  if (reading.address === zeroAddress)
    return { address: null, problem: { code: 'Token_ReceiverZero' } }
  return { address: reading.address }
}
