import * as abi from '../abi.ts'
import {
  airdropFactoryCalls,
  merkleAirdropCalls,
  multisendCalls,
  tokenMappingCalls,
} from './airdrop-calls.ts'
import { attestationCalls, schemaCalls } from './attestation-calls.ts'
import { dividendTokenCalls } from './dividend-token-calls.ts'
import { launchPadCalls, openingVaultCalls, poolRepairCalls } from './launch-calls.ts'
import {
  liquidityLockerCalls,
  lockAnnouncerCalls,
  nftLockerCalls,
  tokenLockerCalls,
} from './lock-calls.ts'
import { nftSaleCalls, nftSaleFactoryCalls } from './nft-calls.ts'
import { inviterCalls, presaleCalls } from './presale-calls.ts'
import { presaleFactoryCalls } from './presale-factory-calls.ts'
import { registryCalls } from './registry-calls.ts'
import { nftPoolCalls, poolFactoryCalls, tokenPoolCalls } from './staking-calls.ts'
import { standardAbi } from './standard-abi.ts'
import { foreignTokenCalls, nftStandardCalls, routerCalls } from './standard-calls.ts'
import { taxedTokenCalls } from './taxed-token-calls.ts'
import { tokenCalls } from './token-calls.ts'
import { tokenFactoryCalls } from './token-factory-calls.ts'
import type { CallTable, DescribedContract } from './types.ts'
import { vipCalls } from './vip-calls.ts'
import { whitelistCalls } from './whitelist-calls.ts'

const tokenAbis = [
  abi.standardTokenAbi,
  abi.taxedTokenAbi,
  abi.rewardDividendTokenAbi,
  abi.liquidityDividendTokenAbi,
  abi.nativeDividendTokenAbi,
  abi.referralTokenAbi,
  abi.selfDividendTokenAbi,
  abi.nftDividendTokenAbi,
  abi.referralLiquidityDividendTokenAbi,
]

/** A contract of the platform that has one address on a chain; the name of its record follows from its own. */
function single<Name extends Uncapitalize<string>>(
  contract: Name &
    NonNullable<Extract<DescribedContract['found'], { contract: unknown }>>['contract'],
  one: DescribedContract['abis'][number],
  calls: CallTable,
): DescribedContract {
  const contractName = `${contract.charAt(0).toUpperCase()}${contract.slice(1)}`
  const name = contractName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return { name, contractName, abis: [one], calls, found: { contract } }
}

/** Every kind of contract whose calls people sign; one descriptor each. */
export const describedContracts: readonly DescribedContract[] = [
  single('tokenFactory', abi.tokenFactoryAbi, tokenFactoryCalls),
  {
    name: 'token',
    contractName: 'Token',
    abis: tokenAbis,
    calls: { ...tokenCalls, ...taxedTokenCalls, ...dividendTokenCalls },
    found: { factory: 'tokenFactory', event: 'TokenDeployed' },
  },
  single('presaleFactory', abi.presaleFactoryAbi, presaleFactoryCalls),
  {
    name: 'presale',
    contractName: 'Presale',
    abis: [abi.presaleAbi],
    calls: presaleCalls,
    found: { factory: 'presaleFactory', event: 'PresaleDeployed' },
  },
  single('inviter', abi.inviterAbi, inviterCalls),
  single('whitelistMarket', abi.whitelistMarketAbi, whitelistCalls),
  single('tokenLocker', abi.tokenLockerAbi, tokenLockerCalls),
  single('liquidityLocker', abi.liquidityLockerAbi, liquidityLockerCalls),
  single('nftLocker', abi.nftLockerAbi, nftLockerCalls),
  single('lockAnnouncer', abi.lockAnnouncerAbi, lockAnnouncerCalls),
  single('poolFactory', abi.poolFactoryAbi, poolFactoryCalls),
  {
    name: 'token-pool',
    contractName: 'TokenPool',
    abis: [abi.tokenPoolAbi],
    calls: tokenPoolCalls,
    found: { factory: 'poolFactory', event: 'PoolDeployed' },
  },
  {
    name: 'nft-pool',
    contractName: 'NftPool',
    abis: [abi.nftPoolAbi],
    calls: nftPoolCalls,
    found: { factory: 'poolFactory', event: 'PoolDeployed' },
  },
  single('airdropFactory', abi.airdropFactoryAbi, airdropFactoryCalls),
  {
    name: 'token-mapping',
    contractName: 'TokenMapping',
    abis: [abi.tokenMappingAbi],
    calls: tokenMappingCalls,
    found: { factory: 'airdropFactory', event: 'AirdropDeployed' },
  },
  {
    name: 'merkle-airdrop',
    contractName: 'MerkleAirdrop',
    abis: [abi.merkleAirdropAbi],
    calls: merkleAirdropCalls,
    found: { factory: 'airdropFactory', event: 'AirdropDeployed' },
  },
  single('multisend', abi.multisendAbi, multisendCalls),
  single('nftSaleFactory', abi.nftSaleFactoryAbi, nftSaleFactoryCalls),
  {
    name: 'nft-sale',
    contractName: 'NftSale',
    abis: [abi.nftSaleAbi],
    calls: nftSaleCalls,
    found: { factory: 'nftSaleFactory', event: 'NftSaleDeployed' },
  },
  single('launchPad', abi.launchPadAbi, launchPadCalls),
  single('openingVault', abi.openingVaultAbi, openingVaultCalls),
  single('poolRepair', abi.poolRepairAbi, poolRepairCalls),
  single('vip', abi.vipAbi, vipCalls),
  single('platformRegistry', abi.platformRegistryAbi, registryCalls),
  {
    name: 'erc20',
    contractName: 'ERC-20',
    abis: [standardAbi.token],
    calls: foreignTokenCalls,
  },
  { name: 'erc721', contractName: 'ERC-721', abis: [standardAbi.nft], calls: nftStandardCalls },
  { name: 'v2-router', contractName: 'V2 router', abis: [standardAbi.router], calls: routerCalls },
  {
    name: 'eas',
    contractName: 'EAS',
    abis: [standardAbi.attestations],
    calls: attestationCalls,
  },
  {
    name: 'schema-registry',
    contractName: 'EAS schema registry',
    abis: [standardAbi.schemas],
    calls: schemaCalls,
  },
]
