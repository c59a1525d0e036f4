import { readAddress } from '@slipway/sdk/shared/read-address'
import { addressProblemText } from '../form/address-problem-text.ts'

/** Why a text that begins like an address is none; undefined for a name, and for a right address. */
export function addressProblem(text: string | undefined): string | undefined {
  if (!text || !/^0x/i.test(text) || text.length < 12) return undefined
  const reading = readAddress(text)
  return reading.ok ? undefined : addressProblemText(reading.code)
}
