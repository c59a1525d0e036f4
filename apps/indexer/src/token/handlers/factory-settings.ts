import type { Hex } from '../../store/event-handler.ts'
import { lowerCase, someAddress } from '../../store/stored-values.ts'
import { factoryHandler } from '../factory-row.ts'

/** Handlers of the events that change the factory's own row, one per event. Amounts are wei. */
export const factorySettings = {
  ownershipTransferred: factoryHandler<{ newOwner: Hex }>((args) => ({
    owner: lowerCase(args.newOwner),
  })),
  devAddressSet: factoryHandler<{ devAddress: Hex }>((args) => ({
    devAddress: lowerCase(args.devAddress),
  })),
  inviterShareSet: factoryHandler<{ shareBps: bigint }>((args) => ({
    inviterShareBps: Number(args.shareBps),
  })),
  vipSet: factoryHandler<{ vip: Hex }>((args) => ({ vip: someAddress(args.vip) })),
  withdrawn: factoryHandler<{ amountWei: bigint }>((args, row) => ({
    withdrawnWei: row.withdrawnWei + args.amountWei,
  })),
  inviterRewardPaid: factoryHandler<{ amountWei: bigint }>((args, row) => ({
    inviterPaidWei: row.inviterPaidWei + args.amountWei,
  })),
}
