import { nftSaleAbi } from '@slipway/deployments/abi'
import { type Address, isAddressEqual } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import { getCurrency } from '../../evm/get-currency.ts'
import { getReadTime } from '../../evm/get-read-time.ts'
import {
  mintMethods,
  type NftContracts,
  type NftSale,
  type NftSaleState,
  type NftSaleTerms,
  type RevealState,
  urlModes,
} from '../types.ts'
import { collectionAbi } from './collection-abi.ts'
import { getNftSaleAddress, type NftSaleName } from './get-nft-sale-address.ts'
import { NftSaleNotFound } from './nft-sale-not-found.ts'

/** Which collection; one of the factory's, by its number or address. */
export interface NftSaleQuery {
  readonly sale: NftSaleName
}

type SaleView = Extract<
  (typeof nftSaleAbi)[number],
  { type: 'function'; stateMutability: 'view'; inputs: readonly [] }
>['name']

function reader(client: ReadClient, address: Address) {
  return <Name extends SaleView>(functionName: Name) =>
    client.readContract({ address, abi: nftSaleAbi, functionName })
}

/** Characters of a name that are kept. */
const longestText = 256

interface ReadTerms {
  readonly id: bigint
  readonly paymentToken: Address
  readonly terms: NftSaleTerms
}

async function readTerms(client: ReadClient, address: Address): Promise<ReadTerms> {
  const { id, paymentToken, ...terms } = await reader(client, address)('terms')
  const { creator, royaltyReceiver, mintFee, listFee, provenanceHash } = terms
  return {
    id,
    paymentToken,
    terms: {
      creator,
      royaltyReceiver,
      mintFee,
      listFee,
      provenanceHash,
      mintMethod: Number(terms.mintMethod) === mintMethods.owner ? 'owner' : 'public',
      urlMode: Number(terms.urlMode) === urlModes.shared ? 'shared' : 'each',
      total: Number(terms.total),
      ownerShare: Number(terms.ownerShare),
      cap: Number(terms.cap),
      listStart: Number(terms.listStart),
      publicStart: Number(terms.publicStart),
      endTime: Number(terms.endTime),
      royaltyBps: Number(terms.royaltyBps),
      platformBps: Number(terms.platformBps),
    },
  }
}

async function readReveal(client: ReadClient, address: Address): Promise<RevealState> {
  const [hidden, drawBlock, drawn, offset] = await reader(client, address)('revealState')
  return { hidden, drawBlock, drawn, offset }
}

async function readReserve(client: ReadClient, address: Address, asset: Address) {
  const assets = await reader(client, address)('solvency')
  const found = assets.find((one) => isAddressEqual(one.asset, asset))
  return { owed: found?.owed ?? 0n, held: found?.held ?? 0n }
}

async function readState(
  client: ReadClient,
  address: Address,
  paymentToken: Address,
): Promise<NftSaleState> {
  const read = reader(client, address)
  const [minted, left, users, whitelistRoot, whitelistKey, rates, proceeds, platformDue] =
    await Promise.all([
      client.readContract({ address, abi: collectionAbi, functionName: 'totalSupply' }),
      read('ownerShareLeft'),
      read('userCount'),
      read('whitelistRoot'),
      read('whitelistKey'),
      read('inviterRates'),
      read('proceeds'),
      read('platformDue'),
    ])
  const [capabilities, reveal, reserve] = await Promise.all([
    read('capabilities'),
    readReveal(client, address),
    readReserve(client, address, paymentToken),
  ])
  return {
    minted: Number(minted),
    ownerShareLeft: Number(left),
    userCount: Number(users),
    whitelistRoot,
    whitelistKey,
    inviterRates: rates.map(Number),
    reveal,
    proceeds,
    platformDue,
    capabilities,
    reserve,
  }
}

async function readNames(client: ReadClient, address: Address) {
  const read = (functionName: 'name' | 'symbol') =>
    client.readContract({ address, abi: collectionAbi, functionName })
  const [name, symbol] = await Promise.all([read('name'), read('symbol')])
  return { name: name.slice(0, longestText), symbol: symbol.slice(0, longestText) }
}

async function readSale(client: ReadClient, address: Address): Promise<NftSale> {
  const read = reader(client, address)
  const { id, paymentToken, terms } = await readTerms(client, address)
  const [names, owner, beneficiary, ipfsKey, currency, state, readAt] = await Promise.all([
    readNames(client, address),
    read('owner'),
    read('beneficiary'),
    read('ipfsKey'),
    getCurrency(client, paymentToken),
    readState(client, address, paymentToken),
    getReadTime(client),
  ])
  return {
    chainId: client.chain.id,
    address,
    id,
    ...names,
    owner,
    beneficiary,
    ipfsKey,
    paymentToken: currency,
    terms,
    state,
    readAt,
  }
}

const away = new Set(['rpc-down', 'timeout', 'chain-mismatch'])

/**
 * Reads a collection of the factory with its sale: everything that was agreed, and where it stands.
 * @throws {NftSaleNotFound} when there is none such; {@link RpcUnavailable} and its kin when no node answers.
 */
export async function getNftSale(
  client: ReadClient,
  contracts: NftContracts,
  { sale }: NftSaleQuery,
): Promise<NftSale> {
  const address = await getNftSaleAddress(client, contracts, sale)
  return await readSale(client, address).catch((error: unknown) => {
    if (away.has(decodeContractError(error, nftSaleAbi).kind)) throw error
    throw new NftSaleNotFound(client.chain.id, address, error)
  })
}
