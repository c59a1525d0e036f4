import * as generated from '@slipway/deployments/abi'
import { type AbiEvent, type AbiItem, toEventSignature } from 'viem'
import { describe, expect, it } from 'vitest'
import { airdropEventsAbi, airdropFactoryEventsAbi, multisendEventsAbi } from './airdrop-events.ts'
import { launchPadEventsAbi, openingVaultEventsAbi } from './launch-events.ts'
import {
  liquidityLockerEventsAbi,
  lockAnnouncerEventsAbi,
  nftLockerEventsAbi,
  tokenLockerEventsAbi,
} from './lock-events.ts'
import { nftSaleEventsAbi, nftSaleFactoryEventsAbi } from './nft-events.ts'
import { poolEventsAbi, poolFactoryEventsAbi } from './pool-events.ts'
import {
  inviterEventsAbi,
  presaleEventsAbi,
  presaleFactoryEventsAbi,
  whitelistMarketEventsAbi,
} from './presale-events.ts'
import { tokenEventsAbi } from './token-events.ts'
import { vipEventsAbi } from './vip-events.ts'

const abis: Readonly<Record<string, readonly AbiItem[] | undefined>> = generated

const isEvent = (item: AbiItem): item is AbiEvent => item.type === 'event'

/** An event as the chain knows it: its signature and which of its values are topics. */
const shapes = (abi: readonly AbiItem[]) =>
  abi
    .filter(isEvent)
    .map(
      (event) =>
        `${toEventSignature(event)} ${event.inputs.map(({ indexed }) => Number(Boolean(indexed))).join('')}`,
    )

/** Told twice by their contracts, or nothing that the index keeps. */
const LEFT_OUT = ['ContractURIUpdated() ', 'Approval(address,address,uint256) 110']
const OWNERSHIP = /^OwnershipHandover/
/** Who may announce successors is asked of the contract itself; what airdrops and NFT sales tell is not told twice. */
const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  lockAnnouncerAbi: ['OwnershipTransferred(address,address) 11'],
  airdropFactoryAbi: ['AirdropInfoSet(address,uint256) 11'],
  // Approvals, and what marketplaces read: nothing that the index keeps.
  nftSaleAbi: [
    'Approval(address,address,uint256) 111',
    'ApprovalForAll(address,address,bool) 110',
    'BatchMetadataUpdate(uint256,uint256) 00',
    'ConsecutiveTransfer(uint256,uint256,address,address) 1011',
    'ContractURIUpdated() ',
  ],
  nftSaleFactoryAbi: ['TokenInfoSet(address,string) 10'],
}
const FACTORY_AND_OTHERS = [
  'tokenFactoryAbi',
  'tokenDetectorAbi',
  'tokenCodeGeneratorAbi',
  'platformRegistryAbi',
  'launchPadAbi',
  'openingVaultAbi',
  'tokenLockerAbi',
  'liquidityLockerAbi',
  'tokenPoolAbi',
]

const templateNames = Object.keys(abis).filter(
  (name) => !FACTORY_AND_OTHERS.includes(name) && /token/i.test(name),
)

describe('the events that the index follows', () => {
  it.each(templateNames)('are all that tokens of %s tell', (name) => {
    const followed = new Set(shapes(tokenEventsAbi))
    const told = shapes(abis[name] ?? []).filter(
      (shape) => !LEFT_OUT.includes(shape) && !OWNERSHIP.test(shape),
    )
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter((shape) => !followed.has(shape))).toEqual([])
  })

  it.each([
    ['launchPadAbi', launchPadEventsAbi],
    ['openingVaultAbi', openingVaultEventsAbi],
  ] as const)('of %s are events of that contract', (name, followed) => {
    const abi = abis[name]
    if (abi) expect(shapes(abi)).toEqual(expect.arrayContaining(shapes(followed)))
  })

  it.each([
    ['airdropAbi', airdropEventsAbi],
    ['merkleAirdropAbi', airdropEventsAbi],
    ['airdropFactoryAbi', airdropFactoryEventsAbi],
    ['multisendAbi', multisendEventsAbi],
    ['presaleAbi', presaleEventsAbi],
    ['presaleFactoryAbi', presaleFactoryEventsAbi],
    ['inviterAbi', inviterEventsAbi],
    ['whitelistMarketAbi', whitelistMarketEventsAbi],
    ['tokenLockerAbi', tokenLockerEventsAbi],
    ['liquidityLockerAbi', liquidityLockerEventsAbi],
    ['nftLockerAbi', nftLockerEventsAbi],
    ['lockAnnouncerAbi', lockAnnouncerEventsAbi],
    ['nftSaleAbi', nftSaleEventsAbi],
    ['nftSaleFactoryAbi', nftSaleFactoryEventsAbi],
    ['vipAbi', vipEventsAbi],
    ['poolFactoryAbi', poolFactoryEventsAbi],
    ['tokenPoolAbi', poolEventsAbi],
    ['nftPoolAbi', poolEventsAbi],
  ] as const)('of %s are all that the contract tells', (name, followed) => {
    const told = shapes(abis[name] ?? []).filter(
      (shape) => !OWNERSHIP.test(shape) && !NOT_FOLLOWED[name]?.includes(shape),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((shape) => !shapes(followed).includes(shape))).toEqual([])
  })
})
