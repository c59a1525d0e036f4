import type { PresaleRow } from '@slipway/database/presale/indexed'
import type { Hex } from '../store/event-handler.ts'
import { lowerCase, someAddress, ZERO_ADDRESS } from '../store/stored-values.ts'

/** Template without a pool: parameters that concern one are ignored. */
const PRIVATE = 3

type Terms = Pick<
  PresaleRow,
  | 'claimToken'
  | 'currency'
  | 'router'
  | 'whitelistAdmin'
  | 'hardCap'
  | 'softCap'
  | 'presaleRate'
  | 'liquidityRate'
  | 'liquidityPercentBps'
  | 'minCurrency'
  | 'maxCurrency'
  | 'startTime'
  | 'endTime'
  | 'lockSeconds'
  | 'whitelistMode'
  | 't1Seconds'
  | 't2Seconds'
  | 'slotTransfer'
  | 'vest'
  | 'vestFirstBps'
  | 'vestCycleSeconds'
  | 'vestPercentBps'
  | 'burnsUnsold'
  | 'listsBelowPresale'
  | 'maxRepairBps'
  | 'declaredTaxBps'
  | 'whitelistRoot'
>

/**
 * Terms of a presale from the parameters that its factory was given (`IPresaleFactory.deploy`).
 *
 * @param templateId 1 normal, 2 fair, 3 private
 */
export function readParams(
  templateId: number,
  addresses: readonly Hex[],
  numbers: readonly bigint[],
): Terms {
  const address = (index: number) => lowerCase(addresses[index] ?? ZERO_ADDRESS)
  const amount = (index: number) => numbers[index] ?? 0n
  const int = (index: number) => Number(amount(index))
  const isYes = (index: number) => amount(index) === 1n
  const isPrivate = templateId === PRIVATE
  const vest = isYes(14)
  return {
    claimToken: address(0),
    currency: address(1),
    router: address(2),
    whitelistAdmin: someAddress(address(3)),
    hardCap: amount(0),
    softCap: amount(1),
    presaleRate: amount(2),
    liquidityRate: amount(3),
    liquidityPercentBps: int(4),
    minCurrency: amount(5),
    maxCurrency: amount(6),
    startTime: int(7),
    endTime: int(8),
    lockSeconds: int(9),
    whitelistMode: int(10),
    t1Seconds: int(11),
    t2Seconds: int(12),
    slotTransfer: isYes(13),
    vest,
    // The presale keeps none of these when it does not release in parts.
    vestFirstBps: vest ? int(15) : 0,
    vestCycleSeconds: vest ? int(16) : 0,
    vestPercentBps: vest ? int(17) : 0,
    burnsUnsold: !isPrivate && isYes(18),
    listsBelowPresale: !isPrivate && isYes(19),
    maxRepairBps: int(20),
    declaredTaxBps: int(21),
    whitelistRoot: `0x${amount(22).toString(16).padStart(64, '0')}`,
  }
}
