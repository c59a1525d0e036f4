import { type Address, BaseError, getAddress, type Hex, toCoinType } from 'viem'
import { getEnsAddress, normalize } from 'viem/ens'
import { NameRefused } from './name-errors.ts'
import type { NameSource } from './name-source.ts'

/** A name as its service spells it, and the account that it points to now. */
export interface NamedAddress {
  readonly name: string
  readonly address: Address
}

const ZERO = '0x0000000000000000000000000000000000000000'
/** Selector of `OffchainLookup`: the answer is on a server (ERC-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830'
/** Code of an account that is run by its key and lends its place to a contract (EIP-7702). */
const DELEGATION = '0xef0100'

function isOffchain(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const found = error.walk((cause) => {
    const data = (cause as { data?: unknown }).data
    const raw = (cause as { raw?: unknown }).raw
    return [data, raw].some((one) => typeof one === 'string' && one.startsWith(OFFCHAIN_LOOKUP))
  })
  return found !== null
}

function spell(typed: string): string {
  try {
    return normalize(typed.trim())
  } catch (cause) {
    throw new NameRefused('Name_Invalid', typed, { cause })
  }
}

/** The record of one network; `undefined`: the account on Ethereum. */
async function readRecord(
  { client, service }: NameSource,
  name: string,
  coinType: bigint | undefined,
): Promise<Address | undefined> {
  try {
    const address = await getEnsAddress(client, {
      name,
      universalResolverAddress: service.universalResolver,
      ...(coinType !== undefined && { coinType }),
    })
    return address && address !== ZERO ? getAddress(address) : undefined
  } catch (error) {
    if (isOffchain(error)) throw new NameRefused('Name_Offchain', name, { cause: error })
    throw error
  }
}

const isRunByKey = (code: Hex | undefined) =>
  code === undefined || code === '0x' || code.startsWith(DELEGATION)

/**
 * The account that a name points to. On the service's own network that is the name's address. On another one it is the
 * record for that network (ENSIP-11); without one, the address on Ethereum counts if a key runs it: a key is the same
 * account everywhere, a contract may be somebody else's there or nobody's.
 * @param typed as a person wrote it; it is spelled as ENSIP-15 demands before anybody is asked
 * @throws NameRefused
 * @throws what the node fails with: no answer is not the same as no address
 */
export async function getNamedAddress(source: NameSource, typed: string): Promise<NamedAddress> {
  const { client, service, chainId } = source
  const name = spell(typed)
  const { suffixes } = service
  if (suffixes && !suffixes.some((suffix) => name.endsWith(suffix)))
    throw new NameRefused('Name_OtherService', name)
  if (chainId !== client.chain.id) {
    const own = await readRecord(source, name, toCoinType(chainId))
    if (own) return { name, address: own }
  }
  const address = await readRecord(source, name, undefined)
  if (!address) throw new NameRefused('Name_NotFound', name)
  if (chainId !== client.chain.id && !isRunByKey(await client.getCode({ address })))
    throw new NameRefused('Name_NotFound', name)
  return { name, address }
}
