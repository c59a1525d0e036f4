import { type NftSaleRow, NO_END_SECONDS } from '@slipway/database/nft/indexed'
import type { nftSaleFactoryEventsAbi } from '@slipway/deployments/events'
import { zeroHash } from 'viem'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex } from '../../store/event-handler.ts'
import { infoKeys } from '../../store/info-keys.ts'
import { lowerCase, someAddress, storableText, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { factoryRead, factoryRow } from '../factory-row.ts'
import { actWrite, saleIdOf } from '../nft-sale-row.ts'

/** Arguments of the factory's event; parameters as in `INftSaleFactory.deploy`. */
export type NftSaleDeployedArgs = EventArgs<typeof nftSaleFactoryEventsAbi, 'NftSaleDeployed'>

const untouched = {
  whitelistRoot: null,
  whitelistKey: '',
  minted: 0,
  ownerMinted: 0,
  users: 0,
  holders: 0,
  volume: 0n,
  rewardsEarned: 0n,
  rewardsPaid: 0n,
  proceedsPaid: 0n,
  platformPaid: 0n,
  inviterRates: '',
  drawBlock: null,
  drawOffset: null,
  revealed: false,
  ownerUntil: 0,
} as const satisfies Partial<NftSaleRow>

const hashOf = (number: bigint): Hex | null => {
  const hash: Hex = `0x${number.toString(16).padStart(64, '0')}`
  return hash === zeroHash ? null : hash
}

function readTexts([name = '', symbol = '', uri = '', key = '']: readonly string[]) {
  return {
    name: storableText(name),
    symbol: storableText(symbol),
    uri: storableText(uri),
    ...infoKeys(key),
  }
}

function readNumbers(numbers: readonly bigint[]) {
  const at = (index: number) => numbers[index] ?? 0n
  return {
    mintMethod: Number(at(0)),
    urlMode: Number(at(1)),
    total: Number(at(2)),
    ownerShare: Number(at(4)),
    mintFee: at(5),
    listFee: at(6),
    cap: Number(at(7)),
    listStart: Number(at(8)),
    publicStart: Number(at(9)),
    endTime: Number(at(10)) || NO_END_SECONDS,
    royaltyBps: Number(at(11)),
    provenanceHash: hashOf(at(13)),
  }
}

const deployed: EventHandler<NftSaleDeployedArgs> = {
  reads: (event) => [factoryRead(event)],
  writes: (event, rows) => {
    const { args, chainId, timestamp, blockNumber } = event
    const address = lowerCase(args.sale)
    const owner = lowerCase(args.owner)
    const [paymentToken = ZERO_ADDRESS, royaltyReceiver = ZERO_ADDRESS] = args.addressParams
    const sale: NftSaleRow = {
      id: saleIdOf({ chainId, address }),
      chainId,
      address,
      factory: event.address,
      templateId: Number(args.templateId),
      recordId: Number(args.id),
      creator: owner,
      owner,
      beneficiary: owner,
      ...readTexts(args.stringParams),
      ...readNumbers(args.numberParams),
      paymentToken: lowerCase(paymentToken),
      royaltyReceiver: someAddress(royaltyReceiver),
      platformBps: Number(args.platformBps),
      feeWei: args.feeWei,
      ...untouched,
      createdAt: timestamp,
      blockNumber,
      txHash: event.txHash,
      updatedAt: timestamp,
      updatedBlock: blockNumber,
    }
    const factory = factoryRow(event, rows)
    return [
      { table: 'nftSale', row: sale },
      actWrite(event, sale, 'created', { account: owner, amount: args.feeWei }),
      {
        table: 'nftSaleFactory',
        row: { ...factory, sales: factory.sales + 1, feesWei: factory.feesWei + args.feeWei },
      },
    ]
  },
}

/** A collection was made: its row, the history's first entry, the factory's counts. What begins it, it tells itself. */
export const nftSaleDeployed = counting(deployed, ({ args }) => ({
  act: {
    kind: 'collectionCreated',
    account: lowerCase(args.owner),
    subject: lowerCase(args.sale),
  },
  change: { nftSalesCreated: 1, nftSaleFeesWei: args.feeWei },
}))
