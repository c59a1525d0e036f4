import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { readOrNothing } from '@slipway/sdk/evm/read-or-nothing'
import { readTokenText } from '@slipway/sdk/evm/read-token-text'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { presalePath } from '@slipway/sdk/navigation/presale-path'
import { getTokenRecord } from '@slipway/sdk/platform/get-token-record'
import { getPresale, PresaleNotFound } from '@slipway/sdk/presale/evm/get-presale'
import { findPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { type Address, isAddressEqual } from 'viem'
import { readLock, readLocksOf } from './read-locks.ts'
import type { Target } from './read-target.ts'
import type { Subject } from './subject.ts'

/** Characters of a foreign name that are kept. */
const LONGEST_LABEL = 40

type Found = Omit<Subject, 'chainId' | 'subject'>
type Find = (
  client: ReadClient,
  chain: EvmChainDefinition,
  address: Address,
) => Promise<Found | undefined>

async function symbolOf(client: ReadClient, address: Address): Promise<string | undefined> {
  return (await readOrNothing(readTokenText(client, address, 'symbol')))?.slice(0, LONGEST_LABEL)
}

const findPresale: Find = async (client, chain, address) => {
  const contracts = findPresaleContracts(chain)
  if (!contracts) return undefined
  try {
    const { kind, token } = await getPresale(client, { address, contracts })
    const label = token.symbol.slice(0, LONGEST_LABEL)
    return { kind: 'presale', label, path: presalePath(kind, address) }
  } catch (error) {
    if (error instanceof PresaleNotFound) return undefined
    throw error
  }
}

const findToken: Find = async (client, chain, address) => {
  if (!(await getTokenRecord(client, getTokenContracts(chain), address))) return undefined
  const label = (await symbolOf(client, address)) ?? address
  return { kind: 'token', label, path: `/token/view/${address}` }
}

const findContract: Find = async (_, chain, address) => {
  const holder = findPlatformHolders(chain).find((one) => isAddressEqual(one.address, address))
  return holder && { kind: 'contract', label: holder.kind, path: '/tools/solvency' }
}

const findWallet: Find = async (client, chain, address) => {
  const locks = await readLocksOf(client, chain, address)
  if (locks.length === 0) return undefined
  const label = `${address.slice(0, 6)}…${address.slice(-4)}`
  return { kind: 'wallet', label, path: '/lock/list' }
}

async function findLock(
  client: ReadClient,
  chain: EvmChainDefinition,
  id: { readonly locker: Address; readonly lockId: bigint },
): Promise<Subject | undefined> {
  const { chainId } = chain
  const lock = await readLock(client, chain, id)
  if (!lock) return undefined
  const subject = lockKeyOf({ chainId, ...id })
  const label = (await symbolOf(client, assetOfLock(lock))) ?? assetOfLock(lock)
  return { chainId, kind: 'lock', subject, label, path: `/lock/certificate/${subject}` }
}

/**
 * What stands at an address on a network: a presale, a token or a contract of the platform, or a wallet with locks.
 * @returns undefined for nothing that could be watched.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function findSubject(
  client: ReadClient,
  chain: EvmChainDefinition,
  { address, lockId }: Target,
): Promise<Subject | undefined> {
  if (lockId !== undefined) return await findLock(client, chain, { locker: address, lockId })
  const { chainId } = chain
  for (const find of [findContract, findPresale, findToken, findWallet]) {
    const found = await find(client, chain, address)
    if (found) return { chainId, subject: address.toLowerCase(), ...found }
  }
  return undefined
}
