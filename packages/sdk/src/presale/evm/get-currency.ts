import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import type { Presale, PresaleToken } from '../types.ts'

/** Name, symbol and decimals of a token. @throws {TokenInfoNotFound} when the address is no readable token. */
export async function getPresaleToken(client: ReadClient, address: Address): Promise<PresaleToken> {
  const { name, symbol, decimals } = await getTokenFacts(client, { address })
  return { address, name, symbol, decimals }
}

/** What a presale is paid with; the zero address stands for the network's native currency. */
export async function getCurrency(
  client: ReadClient,
  address: Address,
): Promise<Presale['currency']> {
  if (address === zeroAddress) {
    return { address, ...client.chain.nativeCurrency, isNative: true }
  }
  return { ...(await getPresaleToken(client, address)), isNative: false }
}
