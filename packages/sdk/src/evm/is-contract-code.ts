import type { Hex } from 'viem'

/** Code of an account that is a key all the same, and signs as one (EIP-7702). */
const delegation = '0xef0100'

/** Whether code makes its account a contract: there is some, and no key stands behind it. */
export function isContractCode(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(delegation)
}
