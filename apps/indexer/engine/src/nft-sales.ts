import { ponder } from 'ponder:registry'
import { nftSaleFactorySettings } from '../../src/nft/handlers/factory-settings.ts'
import { nftMints } from '../../src/nft/handlers/mints.ts'
import { nftSaleDeployed } from '../../src/nft/handlers/nft-sale-deployed.ts'
import { nftSaleActs } from '../../src/nft/handlers/sale-acts.ts'
import { nftTransfer } from '../../src/nft/handlers/transfer.ts'
import { applyHandler } from './apply-handler.ts'

ponder.on('NftSaleFactory:NftSaleDeployed', applyHandler(nftSaleDeployed))
ponder.on('NftSaleFactory:TemplateSet', applyHandler(nftSaleFactorySettings.templateSet))
ponder.on('NftSaleFactory:FeeSet', applyHandler(nftSaleFactorySettings.feeSet))
ponder.on('NftSaleFactory:FeeWhitelistSet', applyHandler(nftSaleFactorySettings.feeWhitelistSet))
ponder.on('NftSaleFactory:DevAddressSet', applyHandler(nftSaleFactorySettings.devAddressSet))
ponder.on('NftSaleFactory:VipSet', applyHandler(nftSaleFactorySettings.vipSet))
ponder.on('NftSaleFactory:Withdrawn', applyHandler(nftSaleFactorySettings.withdrawn))
ponder.on(
  'NftSaleFactory:OwnershipTransferred',
  applyHandler(nftSaleFactorySettings.ownershipTransferred),
)
ponder.on(
  'NftSaleFactory:MintFeePercentSet',
  applyHandler(nftSaleFactorySettings.mintFeePercentSet),
)
ponder.on(
  'NftSaleFactory:OpenInviterFeeSet',
  applyHandler(nftSaleFactorySettings.openInviterFeeSet),
)
ponder.on('NftSaleFactory:InviterOpened', applyHandler(nftSaleFactorySettings.inviterOpened))
ponder.on('NftSale:Transfer', applyHandler(nftTransfer))
ponder.on('NftSale:Minted', applyHandler(nftMints.minted))
ponder.on('NftSale:UserJoined', applyHandler(nftMints.userJoined))
ponder.on('NftSale:RewardEarned', applyHandler(nftMints.rewardEarned))
ponder.on('NftSale:RewardPaid', applyHandler(nftMints.rewardPaid))
ponder.on('NftSale:InviterOpened', applyHandler(nftSaleActs.inviterOpened))
ponder.on('NftSale:WhitelistSet', applyHandler(nftSaleActs.whitelistSet))
ponder.on('NftSale:UriAdded', applyHandler(nftSaleActs.uriAdded))
ponder.on('NftSale:OffsetDue', applyHandler(nftSaleActs.offsetDue))
ponder.on('NftSale:OffsetDrawn', applyHandler(nftSaleActs.offsetDrawn))
ponder.on('NftSale:Revealed', applyHandler(nftSaleActs.revealed))
ponder.on('NftSale:IpfsKeySet', applyHandler(nftSaleActs.ipfsKeySet))
ponder.on('NftSale:ProceedsPaid', applyHandler(nftSaleActs.proceedsPaid))
ponder.on('NftSale:PlatformPaid', applyHandler(nftSaleActs.platformPaid))
ponder.on('NftSale:OwnershipTransferred', applyHandler(nftSaleActs.ownershipTransferred))
