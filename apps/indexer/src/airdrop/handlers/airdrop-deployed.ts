import type { AirdropRow } from '@slipway/database/airdrop/indexed'
import { airdropId } from '@slipway/database/row-ids'
import type { airdropFactoryEventsAbi } from '@slipway/deployments/events'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { actWrite } from '../airdrop-row.ts'
import { factoryRead, factoryRow } from '../factory-row.ts'
import { keysOf, readTerms } from '../read-terms.ts'

/** Arguments of the factory's event; parameters as in `IAirdropFactory.deploy`. */
export type AirdropDeployedArgs = EventArgs<typeof airdropFactoryEventsAbi, 'AirdropDeployed'>

const untouched = {
  paid: 0n,
  withdrawn: 0n,
  received: 0n,
  originWithdrawn: 0n,
  accounts: 0,
  entries: 0,
  payments: 0,
} as const satisfies Partial<AirdropRow>

const deployed: EventHandler<AirdropDeployedArgs> = {
  reads: (event) => [factoryRead(event)],
  writes: (event, rows) => {
    const { args, chainId } = event
    const address = lowerCase(args.airdrop)
    const templateId = Number(args.templateId)
    const airdrop: AirdropRow = {
      id: airdropId(chainId, address),
      chainId,
      address,
      factory: event.address,
      templateId,
      recordId: Number(args.id),
      owner: lowerCase(args.owner),
      ...readTerms(templateId, args.addressParams, args.numberParams, event.timestamp),
      ...keysOf(args.ipfsKey),
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
      { table: 'airdrop', row: airdrop },
      actWrite(event, airdrop, 'created', {
        account: airdrop.owner,
        token: airdrop.token,
        amount: airdrop.deposited,
      }),
      {
        table: 'airdropFactorySettings',
        row: {
          ...factory,
          airdrops: factory.airdrops + 1,
          feesWei: factory.feesWei + args.feeWei,
        },
      },
    ]
  },
}

/** An airdrop was made: its row, the history's first entry, the factory's counts. */
export const airdropDeployed = counting(deployed, ({ args }) => ({
  act: {
    kind: 'airdropCreated',
    account: lowerCase(args.owner),
    subject: lowerCase(args.airdrop),
  },
  change: { airdropsCreated: 1 },
}))
