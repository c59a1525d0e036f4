import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { getTokenFacts } from './get-token-facts.ts'

/** A token as far as amounts need it. Texts are its maker's: show them as text, never as markup. */
export interface TokenIdentity {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What is paid with: a token or the network's native currency. */
export interface Currency extends TokenIdentity {
  readonly isNative: boolean
}

/** Name, symbol and decimals of a token. @throws {TokenInfoNotFound} when the address is no readable token. */
export async function getTokenIdentity(
  client: ReadClient,
  address: Address,
): Promise<TokenIdentity> {
  const { name, symbol, decimals } = await getTokenFacts(client, { address })
  return { address, name, symbol, decimals }
}

/** What a presale or collection is paid with; the zero address stands for the network's native currency. */
export async function getCurrency(client: ReadClient, address: Address): Promise<Currency> {
  if (address === zeroAddress) {
    return { address, ...client.chain.nativeCurrency, isNative: true }
  }
  return { ...(await getTokenIdentity(client, address)), isNative: false }
}
