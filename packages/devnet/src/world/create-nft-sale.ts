import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, type Hex, hexToBigInt, parseEventLogs, zeroAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Scene } from './scene.ts'

/** Numbers of an NFT sale; times are unix seconds. */
export interface NftSaleTerms {
  /** 1 the owner mints, 2 everybody does. */
  readonly method: bigint
  readonly total: bigint
  readonly firstMint: bigint
  readonly ownerShare: bigint
  readonly mintFee: bigint
  readonly listFee: bigint
  readonly cap: bigint
  readonly listStart: number
  readonly publicStart: number
  readonly endTime: number
  readonly royaltyBps: bigint
}

/** An NFT sale as a story creates it: native currency, a URI for each number. */
export interface NftSaleBirth {
  readonly owner: PrivateKeyAccount
  readonly factory: Address
  readonly feeWei: bigint
  readonly texts: {
    readonly name: string
    readonly symbol: string
    readonly uri: string
    readonly key: string
  }
  readonly terms: NftSaleTerms
  readonly provenanceHash: Hex
}

const TEMPLATE = 1n
const URI_EACH = 2n
const NO_LIST_YET = 0n

/** Creates an NFT sale. @returns its address */
export async function createNftSale(scene: Scene, birth: NftSaleBirth): Promise<Address> {
  const { owner, factory, feeWei, texts, terms, provenanceHash } = birth
  const { method, total, firstMint, ownerShare, mintFee, listFee, cap, royaltyBps } = terms
  const times = [terms.listStart, terms.publicStart, terms.endTime].map(BigInt)
  const supply = [method, URI_EACH, total, firstMint, ownerShare]
  const rest = [royaltyBps, NO_LIST_YET, hexToBigInt(provenanceHash)]
  const logs = await scene.call(owner, {
    to: factory,
    abi: nftSaleFactoryAbi,
    name: 'deploy',
    args: [
      TEMPLATE,
      [texts.name, texts.symbol, texts.uri, texts.key],
      [zeroAddress, zeroAddress, zeroAddress],
      [...supply, mintFee, listFee, cap, ...times, ...rest],
    ],
    valueWei: feeWei,
  })
  const [made] = parseEventLogs({
    abi: nftSaleFactoryAbi,
    eventName: 'NftSaleDeployed',
    logs: [...logs],
  })
  if (made === undefined) throw new Error(`The factory announced no collection ${texts.name}.`)
  return made.args.sale
}
