import { ponder } from 'ponder:registry'
import { contractUriFrozen } from '../../src/token/handlers/contract-uri-frozen.ts'
import { contractUriSet } from '../../src/token/handlers/contract-uri-set.ts'
import { factorySettings } from '../../src/token/handlers/factory-settings.ts'
import { mintDisabled } from '../../src/token/handlers/mint-disabled.ts'
import { mintEnabled } from '../../src/token/handlers/mint-enabled.ts'
import { minted } from '../../src/token/handlers/minted.ts'
import { ownershipTransferred } from '../../src/token/handlers/ownership-transferred.ts'
import { templateSettings } from '../../src/token/handlers/template-settings.ts'
import { tokenDeployed } from '../../src/token/handlers/token-deployed.ts'
import { transfer } from '../../src/token/handlers/transfer.ts'
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
