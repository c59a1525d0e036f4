import { ponder } from 'ponder:registry'
import { airdropActs } from '../../src/airdrop/handlers/airdrop-acts.ts'
import { airdropDeployed } from '../../src/airdrop/handlers/airdrop-deployed.ts'
import { airdropFactorySettings } from '../../src/airdrop/handlers/factory-settings.ts'
import { multisendSent } from '../../src/airdrop/handlers/multisend-sent.ts'
import { inviterLedger } from '../../src/inviter/handlers/inviter-ledger.ts'
import { liquidityLocker } from '../../src/lock/handlers/liquidity-locker.ts'
import { lockAnnouncer } from '../../src/lock/handlers/lock-announcer.ts'
import { nftLocker } from '../../src/lock/handlers/nft-locker.ts'
import { tokenLocker } from '../../src/lock/handlers/token-locker.ts'
import { contributions } from '../../src/presale/handlers/contributions.ts'
import { presaleFactorySettings } from '../../src/presale/handlers/factory-settings.ts'
import { outcome } from '../../src/presale/handlers/outcome.ts'
import { ownerActs } from '../../src/presale/handlers/owner-acts.ts'
import { presaleDeployed } from '../../src/presale/handlers/presale-deployed.ts'
import { slots } from '../../src/presale/handlers/slots.ts'
import { poolFactorySettings } from '../../src/staking/handlers/factory-settings.ts'
import { nftStakes } from '../../src/staking/handlers/nft-stakes.ts'
import { poolDeployed } from '../../src/staking/handlers/pool-deployed.ts'
import { rewards } from '../../src/staking/handlers/rewards.ts'
import { stakes } from '../../src/staking/handlers/stakes.ts'
import { terms } from '../../src/staking/handlers/terms.ts'
import { blacklist } from '../../src/token/handlers/blacklist.ts'
import { contractUriFrozen } from '../../src/token/handlers/contract-uri-frozen.ts'
import { contractUriSet } from '../../src/token/handlers/contract-uri-set.ts'
import { dividends } from '../../src/token/handlers/dividends.ts'
import { factorySettings } from '../../src/token/handlers/factory-settings.ts'
import { launch } from '../../src/token/handlers/launch.ts'
import { launchPad } from '../../src/token/handlers/launch-pad.ts'
import { limits } from '../../src/token/handlers/limits.ts'
import { mintDisabled } from '../../src/token/handlers/mint-disabled.ts'
import { mintEnabled } from '../../src/token/handlers/mint-enabled.ts'
import { minted } from '../../src/token/handlers/minted.ts'
import { nftDividends } from '../../src/token/handlers/nft-dividends.ts'
import { openingVault } from '../../src/token/handlers/opening-vault.ts'
import { ownershipTransferred } from '../../src/token/handlers/ownership-transferred.ts'
import { referrals } from '../../src/token/handlers/referrals.ts'
import { swappedBack } from '../../src/token/handlers/swapped-back.ts'
import { taxes } from '../../src/token/handlers/taxes.ts'
import { templateSettings } from '../../src/token/handlers/template-settings.ts'
import { tokenDeployed } from '../../src/token/handlers/token-deployed.ts'
import { transfer } from '../../src/token/handlers/transfer.ts'
import { whitelistMarket } from '../../src/whitelist-market/handlers/whitelist-market.ts'
import { applyHandler } from './apply-handler.ts'

ponder.on('TokenFactory:TokenDeployed', applyHandler(tokenDeployed))
ponder.on('TokenFactory:TemplateSet', applyHandler(templateSettings.templateSet))
ponder.on('TokenFactory:FeeSet', applyHandler(templateSettings.feeSet))
ponder.on('TokenFactory:DevAddressSet', applyHandler(factorySettings.devAddressSet))
ponder.on('TokenFactory:InviterShareSet', applyHandler(factorySettings.inviterShareSet))
ponder.on('TokenFactory:VipSet', applyHandler(factorySettings.vipSet))
ponder.on('TokenFactory:Withdrawn', applyHandler(factorySettings.withdrawn))
ponder.on('TokenFactory:InviterRewardPaid', applyHandler(factorySettings.inviterRewardPaid))
ponder.on('TokenFactory:OwnershipTransferred', applyHandler(factorySettings.ownershipTransferred))

ponder.on('Token:Transfer', applyHandler(transfer))
ponder.on('Token:OwnershipTransferred', applyHandler(ownershipTransferred))
ponder.on('Token:MintEnabled', applyHandler(mintEnabled))
ponder.on('Token:Minted', applyHandler(minted))
ponder.on('Token:MintDisabled', applyHandler(mintDisabled))
ponder.on('Token:ContractUriSet', applyHandler(contractUriSet))
ponder.on('Token:ContractUriFrozen', applyHandler(contractUriFrozen))

ponder.on('Token:Launched', applyHandler(launch.launched))
ponder.on('Token:LiquidityPhaseStarted', applyHandler(launch.liquidityPhaseStarted))
ponder.on('Token:LiquidityPhaseStopped', applyHandler(launch.liquidityPhaseStopped))
ponder.on('Token:LauncherSet', applyHandler(launch.launcherSet))
ponder.on('Token:PairRegistered', applyHandler(launch.pairRegistered))

ponder.on('Token:TaxesSet', applyHandler(taxes.taxesSet))
ponder.on('Token:SharesSet', applyHandler(taxes.sharesSet))
ponder.on('Token:TaxChangeDisabled', applyHandler(taxes.taxChangeDisabled))
ponder.on('Token:SwappedBack', applyHandler(swappedBack))

ponder.on('Token:WalletLimitSet', applyHandler(limits.walletLimitSet))
ponder.on('Token:WalletLimitDisabled', applyHandler(limits.walletLimitDisabled))
ponder.on('Token:SwapLimitSet', applyHandler(limits.swapLimitSet))
ponder.on('Token:SwapLimitDisabled', applyHandler(limits.swapLimitDisabled))
ponder.on('Token:FissionCountSet', applyHandler(limits.fissionCountSet))
ponder.on('Token:SwapThresholdSet', applyHandler(limits.swapThresholdSet))
ponder.on('Token:MarketingWalletSet', applyHandler(limits.marketingWalletSet))
ponder.on('Token:ExemptionAdded', applyHandler(limits.exemptionAdded))

ponder.on('Token:BlacklistSet', applyHandler(blacklist.blacklistSet))
ponder.on('Token:BlacklistDisabled', applyHandler(blacklist.blacklistDisabled))
ponder.on('Token:BuyerKilled', applyHandler(blacklist.buyerKilled))

ponder.on('Token:DividendsAdded', applyHandler(dividends.dividendsAdded))
ponder.on('Token:DividendPaid', applyHandler(dividends.dividendPaid))
ponder.on('Token:DividendExcluded', applyHandler(dividends.dividendExcluded))
ponder.on('Token:DividendThresholdSet', applyHandler(dividends.dividendThresholdSet))
ponder.on('Token:DividendIntervalSet', applyHandler(dividends.dividendIntervalSet))
ponder.on('Token:LpStaked', applyHandler(dividends.lpStaked))
ponder.on('Token:LpUnstaked', applyHandler(dividends.lpUnstaked))
ponder.on('Token:LockCredited', applyHandler(dividends.lockCredited))
ponder.on('Token:NftDividendSet', applyHandler(nftDividends.nftDividendSet))
ponder.on('Token:NftActivated', applyHandler(nftDividends.nftActivated))
ponder.on('Token:NftRetired', applyHandler(nftDividends.nftRetired))
ponder.on('Token:NftPayout', applyHandler(nftDividends.nftPayout))
ponder.on('Token:NftDividendPaid', applyHandler(nftDividends.nftDividendPaid))
ponder.on('Token:NftBlacklistSet', applyHandler(nftDividends.nftBlacklistSet))

ponder.on('Token:InviteOffered', applyHandler(referrals.inviteOffered))
ponder.on('Token:InviterBound', applyHandler(referrals.inviterBound))
ponder.on('Token:RebatePaid', applyHandler(referrals.rebatePaid))
ponder.on('Token:RebatesSet', applyHandler(referrals.rebatesSet))
ponder.on('Token:BindIntervalSet', applyHandler(referrals.bindIntervalSet))

ponder.on('LaunchPad:Launched', applyHandler(launchPad.launched))
ponder.on('LaunchPad:TeamBuy', applyHandler(launchPad.teamBuy))
ponder.on('OpeningVault:OpeningStarted', applyHandler(openingVault.openingStarted))
ponder.on('OpeningVault:Committed', applyHandler(openingVault.committed))
ponder.on('OpeningVault:Cleared', applyHandler(openingVault.cleared))
ponder.on('OpeningVault:Claimed', applyHandler(openingVault.claimed))
ponder.on('OpeningVault:Refunded', applyHandler(openingVault.refunded))

ponder.on('TokenLocker:AssetAdded', applyHandler(tokenLocker.assetAdded))
ponder.on('TokenLocker:Locked', applyHandler(tokenLocker.locked))
ponder.on('TokenLocker:Scheduled', applyHandler(tokenLocker.scheduled))
ponder.on('TokenLocker:Relocked', applyHandler(tokenLocker.relocked))
ponder.on('TokenLocker:Incremented', applyHandler(tokenLocker.incremented))
ponder.on('TokenLocker:Withdrawn', applyHandler(tokenLocker.withdrawn))
ponder.on('TokenLocker:Split', applyHandler(tokenLocker.split))
ponder.on('TokenLocker:LockOwnershipTransferred', applyHandler(tokenLocker.ownershipTransferred))
ponder.on('TokenLocker:Migrated', applyHandler(tokenLocker.migrated))
ponder.on('TokenLocker:OperatorSet', applyHandler(tokenLocker.operatorSet))
ponder.on('LiquidityLocker:Locked', applyHandler(liquidityLocker.locked))
ponder.on('LiquidityLocker:Relocked', applyHandler(liquidityLocker.relocked))
ponder.on('LiquidityLocker:Incremented', applyHandler(liquidityLocker.incremented))
ponder.on('LiquidityLocker:Withdrawn', applyHandler(liquidityLocker.withdrawn))
ponder.on('LiquidityLocker:Split', applyHandler(liquidityLocker.split))
ponder.on(
  'LiquidityLocker:LockOwnershipTransferred',
  applyHandler(liquidityLocker.ownershipTransferred),
)
ponder.on('NftLocker:Locked', applyHandler(nftLocker.locked))
ponder.on('NftLocker:Relocked', applyHandler(nftLocker.relocked))
ponder.on('NftLocker:Withdrawn', applyHandler(nftLocker.withdrawn))
ponder.on('NftLocker:LockOwnershipTransferred', applyHandler(nftLocker.ownershipTransferred))
ponder.on('NftLocker:FeeReceiverSet', applyHandler(nftLocker.feeReceiverSet))
ponder.on('NftLocker:FeesCollected', applyHandler(nftLocker.feesCollected))
ponder.on('LockAnnouncer:SuccessorAnnounced', applyHandler(lockAnnouncer.successorAnnounced))
ponder.on('LockAnnouncer:SuccessorStruckOff', applyHandler(lockAnnouncer.successorStruckOff))

ponder.on('PresaleFactory:PresaleDeployed', applyHandler(presaleDeployed))
ponder.on('PresaleFactory:TemplateSet', applyHandler(presaleFactorySettings.templateSet))
ponder.on('PresaleFactory:FeeSet', applyHandler(presaleFactorySettings.feeSet))
ponder.on('PresaleFactory:FeeWhitelistSet', applyHandler(presaleFactorySettings.feeWhitelistSet))
ponder.on('PresaleFactory:DevAddressSet', applyHandler(presaleFactorySettings.devAddressSet))
ponder.on('PresaleFactory:VipSet', applyHandler(presaleFactorySettings.vipSet))
ponder.on('PresaleFactory:Withdrawn', applyHandler(presaleFactorySettings.withdrawn))
ponder.on(
  'PresaleFactory:OwnershipTransferred',
  applyHandler(presaleFactorySettings.ownershipTransferred),
)

ponder.on('Presale:Contributed', applyHandler(contributions.contributed))
ponder.on('Presale:Refunded', applyHandler(contributions.refunded))
ponder.on('Presale:ExitFeeReturned', applyHandler(contributions.exitFeeReturned))
ponder.on('Presale:Claimed', applyHandler(contributions.claimed))
ponder.on('Presale:Canceled', applyHandler(outcome.canceled))
ponder.on('Presale:Finalized', applyHandler(outcome.finalized))
ponder.on('Presale:Withdrawn', applyHandler(outcome.withdrawn))
ponder.on('Presale:PlatformPaid', applyHandler(outcome.platformPaid))
ponder.on('Presale:PoolRepaired', applyHandler(outcome.poolRepaired))
ponder.on('Presale:LiquidityRetained', applyHandler(outcome.liquidityRetained))
ponder.on('Presale:TokenRefused', applyHandler(outcome.tokenRefused))
ponder.on('Presale:TimeSet', applyHandler(ownerActs.timeSet))
ponder.on('Presale:WhitelistModeSet', applyHandler(ownerActs.whitelistModeSet))
ponder.on('Presale:WhitelistRootSet', applyHandler(ownerActs.whitelistRootSet))
ponder.on('Presale:WhitelistAdminSet', applyHandler(ownerActs.whitelistAdminSet))
ponder.on('Presale:SlotTransferSet', applyHandler(ownerActs.slotTransferSet))
ponder.on('Presale:InviterOpened', applyHandler(ownerActs.inviterOpened))
ponder.on('Presale:InfoUpdated', applyHandler(ownerActs.infoUpdated))
ponder.on('Presale:SlotSet', applyHandler(slots.slotSet))
ponder.on('Presale:SlotActivated', applyHandler(slots.slotActivated))
ponder.on('Presale:SlotMoved', applyHandler(slots.slotMoved))
ponder.on('Presale:LeafRevoked', applyHandler(slots.leafRevoked))

ponder.on('AirdropFactory:AirdropDeployed', applyHandler(airdropDeployed))
ponder.on('AirdropFactory:TemplateSet', applyHandler(airdropFactorySettings.templateSet))
ponder.on('AirdropFactory:FeeSet', applyHandler(airdropFactorySettings.feeSet))
ponder.on('AirdropFactory:FeeWhitelistSet', applyHandler(airdropFactorySettings.feeWhitelistSet))
ponder.on('AirdropFactory:DevAddressSet', applyHandler(airdropFactorySettings.devAddressSet))
ponder.on('AirdropFactory:VipSet', applyHandler(airdropFactorySettings.vipSet))
ponder.on('AirdropFactory:Withdrawn', applyHandler(airdropFactorySettings.withdrawn))
ponder.on(
  'AirdropFactory:OwnershipTransferred',
  applyHandler(airdropFactorySettings.ownershipTransferred),
)
ponder.on('Airdrop:Mapped', applyHandler(airdropActs.mapped))
ponder.on('Airdrop:Claimed', applyHandler(airdropActs.claimed))
ponder.on('Airdrop:Recharged', applyHandler(airdropActs.recharged))
ponder.on('Airdrop:IpfsKeySet', applyHandler(airdropActs.ipfsKeySet))
ponder.on('Airdrop:Withdrawn', applyHandler(airdropActs.withdrawn))
ponder.on('Multisend:Sent', applyHandler(multisendSent))

ponder.on('Inviter:Opened', applyHandler(inviterLedger.opened))
ponder.on('Inviter:Bound', applyHandler(inviterLedger.bound))
ponder.on('Inviter:WeightSet', applyHandler(inviterLedger.weightSet))
ponder.on('Inviter:Settled', applyHandler(inviterLedger.settled))
ponder.on('Inviter:Voided', applyHandler(inviterLedger.voided))
ponder.on('Inviter:RewardPaid', applyHandler(inviterLedger.rewardPaid))
ponder.on('WhitelistMarket:Offered', applyHandler(whitelistMarket.offered))
ponder.on('WhitelistMarket:OfferCanceled', applyHandler(whitelistMarket.offerCanceled))
ponder.on('WhitelistMarket:Sold', applyHandler(whitelistMarket.sold))

ponder.on('PoolFactory:PoolDeployed', applyHandler(poolDeployed))
ponder.on('PoolFactory:TemplateSet', applyHandler(poolFactorySettings.templateSet))
ponder.on('PoolFactory:FeeSet', applyHandler(poolFactorySettings.feeSet))
ponder.on('PoolFactory:FeeWhitelistSet', applyHandler(poolFactorySettings.feeWhitelistSet))
ponder.on('PoolFactory:DevAddressSet', applyHandler(poolFactorySettings.devAddressSet))
ponder.on('PoolFactory:VipSet', applyHandler(poolFactorySettings.vipSet))
ponder.on('PoolFactory:Withdrawn', applyHandler(poolFactorySettings.withdrawn))
ponder.on(
  'PoolFactory:OwnershipTransferred',
  applyHandler(poolFactorySettings.ownershipTransferred),
)
ponder.on('Pool:Deposited', applyHandler(stakes.deposited))
ponder.on('Pool:Withdrawn', applyHandler(stakes.withdrawn))
ponder.on('Pool:EmergencyWithdrawn', applyHandler(stakes.emergencyWithdrawn))
ponder.on('Pool:NftsDeposited', applyHandler(nftStakes.nftsDeposited))
ponder.on('Pool:NftsWithdrawn', applyHandler(nftStakes.nftsWithdrawn))
ponder.on('Pool:NftsEmergencyWithdrawn', applyHandler(nftStakes.nftsEmergencyWithdrawn))
ponder.on('Pool:BaseUriSet', applyHandler(nftStakes.baseUriSet))
ponder.on('Pool:Harvested', applyHandler(rewards.harvested))
ponder.on('Pool:InviterBound', applyHandler(rewards.inviterBound))
ponder.on('Pool:RebateEarned', applyHandler(rewards.rebateEarned))
ponder.on('Pool:RebateClaimed', applyHandler(rewards.rebateClaimed))
ponder.on('Pool:RewardsRecovered', applyHandler(rewards.rewardsRecovered))
ponder.on('Pool:RewardsSet', applyHandler(terms.rewardsSet))
ponder.on('Pool:RewardStopped', applyHandler(terms.rewardStopped))
ponder.on('Pool:LimitSet', applyHandler(terms.limitSet))
ponder.on('Pool:ExitOpened', applyHandler(terms.exitOpened))
ponder.on('Pool:IpfsKeySet', applyHandler(terms.ipfsKeySet))
