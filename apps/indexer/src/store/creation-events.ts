import {
  airdropFactoryEventsAbi,
  nftSaleFactoryEventsAbi,
  poolFactoryEventsAbi,
  presaleFactoryEventsAbi,
  tokenFactoryEventsAbi,
} from '@slipway/deployments/events'
import { getAbiItem } from 'viem'

/** By which the engine finds what a factory has created. */
export const creationEvents = {
  token: getAbiItem({ abi: tokenFactoryEventsAbi, name: 'TokenDeployed' }),
  presale: getAbiItem({ abi: presaleFactoryEventsAbi, name: 'PresaleDeployed' }),
  airdrop: getAbiItem({ abi: airdropFactoryEventsAbi, name: 'AirdropDeployed' }),
  pool: getAbiItem({ abi: poolFactoryEventsAbi, name: 'PoolDeployed' }),
  sale: getAbiItem({ abi: nftSaleFactoryEventsAbi, name: 'NftSaleDeployed' }),
} as const
