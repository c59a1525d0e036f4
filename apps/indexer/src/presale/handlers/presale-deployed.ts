import type { PresaleRow } from '@slipway/database/presale/indexed'
import { presaleId, tokenId } from '@slipway/database/row-ids'
import type { presaleFactoryEventsAbi } from '@slipway/deployments/events'
import { poolStatuses } from '@slipway/sdk/presale/pool-statuses'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { infoKeys } from '../../store/info-keys.ts'
import { lowerCase, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { factoryRead, factoryRow } from '../factory-row.ts'
import { actionWrite, countCurrency, currencyReads } from '../presale-row.ts'
import { readParams } from '../read-params.ts'

/** Arguments of the factory's event; parameters as in `IPresaleFactory.deploy`. */
export type PresaleDeployedArgs = EventArgs<typeof presaleFactoryEventsAbi, 'PresaleDeployed'>

const untouched = {
  whitelistKey: '',
  poolStatus: poolStatuses.open,
  cancelReason: 0,
  total: 0n,
  accepted: 0n,
  progressBps: 0,
  filledAt: null,
  isSoftCapReached: false,
  userCount: 0,
  claimCount: 0,
  contributionCount: 0,
  tokensClaimed: 0n,
  excessReturned: 0n,
  refunded: 0n,
  exitFeesKept: 0n,
  exitFeesReturned: 0n,
  termsChanged: false,
  slotCount: 0,
} as const satisfies Partial<PresaleRow>

const deployed: EventHandler<PresaleDeployedArgs> = {
  reads: (event) => [
    factoryRead(event),
    ...currencyReads(event, lowerCase(event.args.addressParams[1] ?? '0x')),
  ],
  writes: (event, rows) => {
    const { args, chainId } = event
    const address = lowerCase(args.presale)
    const templateId = Number(args.templateId)
    const terms = readParams(templateId, args.addressParams, args.numberParams)
    const presale: PresaleRow = {
      id: presaleId(chainId, address),
      chainId,
      address,
      factory: event.address,
      templateId,
      recordId: String(args.id),
      owner: lowerCase(args.owner),
      tokenId: tokenId(chainId, terms.claimToken),
      ...terms,
      ...infoKeys(args.ipfsKey),
      tokensDeposited: args.tokensDeposited,
      feeWei: args.feeWei,
      ...untouched,
      createdAt: event.timestamp,
      blockNumber: event.blockNumber,
      txHash: event.txHash,
      updatedAt: event.timestamp,
      updatedBlock: event.blockNumber,
    }
    const factory = factoryRow(event, rows)
    return [
      { table: 'presale', row: presale },
      actionWrite(event, presale, 'created', {
        tokensDeposited: args.tokensDeposited,
        feeWei: args.feeWei,
      }),
      { table: 'presaleFactorySettings', row: { ...factory, presales: factory.presales + 1 } },
      ...countCurrency(event, rows, terms.currency, { presales: 1 }),
    ]
  },
}

/** A presale was made: its row, the history's first entry, factory and statistics. */
export const presaleDeployed = counting(deployed, ({ args }) => ({
  act: {
    kind: 'presaleCreated',
    account: lowerCase(args.owner),
    subject: lowerCase(args.presale),
    asset: lowerCase(args.addressParams[0] ?? ZERO_ADDRESS),
    amount: args.tokensDeposited,
  },
  change: { presalesCreated: 1, presaleFeesWei: args.feeWei },
}))
