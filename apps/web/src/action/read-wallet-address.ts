import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { FormProblem } from './form-result.ts'

/** An address that can hold something, or why the text is none. */
export type WalletReading =
  | { address: Address; problem?: undefined }
  | { address: null; problem: FormProblem }

/**
 * Reads an address as typed; the zero address holds nothing for anybody.
 * @param contract what is handed over, which could never act for itself
 */
export function readWalletAddress(text: string, contract?: Address): WalletReading {
  const reading = readAddress(text)
  if (!reading.ok) return { address: null, problem: { code: reading.code } }
  if (reading.address === zeroAddress)
    return { address: null, problem: { code: 'Token_ReceiverZero' } }
  if (contract && isAddressEqual(reading.address, contract))
    return { address: null, problem: { code: 'itself', text: m.shell_owner_itself() } }
  return { address: reading.address }
}
