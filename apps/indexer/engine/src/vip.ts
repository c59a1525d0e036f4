import { ponder } from 'ponder:registry'
import { vipStarted } from '../../src/vip/handlers/vip-payments.ts'
import { vipSettings } from '../../src/vip/handlers/vip-settings.ts'
import { applyHandler } from './apply-handler.ts'

ponder.on('Vip:PlanAdded', applyHandler(vipSettings.planAdded))
ponder.on('Vip:PlanEnabled', applyHandler(vipSettings.planEnabled))
ponder.on('Vip:VipStarted', applyHandler(vipStarted))
ponder.on('Vip:DevAddressSet', applyHandler(vipSettings.devAddressSet))
ponder.on('Vip:Withdrawn', applyHandler(vipSettings.withdrawn))
ponder.on('Vip:OwnershipTransferred', applyHandler(vipSettings.ownershipTransferred))
