import { z } from '@hono/zod-openapi'
import { NETWORK_ADDRESS_PATTERN, showAddress } from '../http/fields.ts'

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/
const EXAMPLE = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** How texts of Solana name the clusters, by the numbers that this product gives them. */
export const clusterNames: ReadonlyMap<number, string> = new Map([
  [900, 'mainnet'],
  [901, 'devnet'],
  [902, 'localnet'],
])

/** A wallet's address in an answer. */
export const walletField = z.string().openapi({
  pattern: NETWORK_ADDRESS_PATTERN,
  example: EXAMPLE,
  description: 'EIP-55 checksummed, or base58 for a wallet of Solana',
})

/** A wallet's address in a request, as it is stored: that of EVM in lower case, that of Solana in its own letters. */
export const walletParameter = z
  .string()
  .regex(new RegExp(NETWORK_ADDRESS_PATTERN))
  .transform((text) => (EVM_ADDRESS.test(text) ? text.toLowerCase() : text))
  .openapi({ type: 'string', pattern: NETWORK_ADDRESS_PATTERN, example: EXAMPLE })

/** Whether a network has addresses of this kind. */
export const isOfNetwork = (address: string, chainId: number): boolean =>
  EVM_ADDRESS.test(address) !== clusterNames.has(chainId)

/** Writes a stored wallet as the API shows it. */
export const showWallet = (address: string): string =>
  EVM_ADDRESS.test(address) ? showAddress(address as `0x${string}`) : address
