import { type AirdropRow, NEVER_SECONDS } from '@slipway/database/airdrop/indexed'
import type { Hex } from '../store/event-handler.ts'
import { lowerCase, storableText, ZERO_ADDRESS } from '../store/stored-values.ts'

/** Template of an airdrop by list; 1 is a mapping. */
const CLAIMS = 2

type Terms = Pick<
  AirdropRow,
  | 'token'
  | 'origin'
  | 'rate'
  | 'root'
  | 'listTotal'
  | 'firstBps'
  | 'releaseSeconds'
  | 'startTime'
  | 'endTime'
  | 'deposited'
>

/**
 * Terms of an airdrop from the parameters that its factory was given (`IAirdropFactory.deploy`).
 *
 * @param templateId 1 mapping, 2 claims
 * @param createdAt unix seconds: a list whose start lies before it begins then
 */
export function readTerms(
  templateId: number,
  addresses: readonly Hex[],
  numbers: readonly bigint[],
  createdAt: number,
): Terms {
  const address = (index: number) => lowerCase(addresses[index] ?? ZERO_ADDRESS)
  const amount = (index: number) => numbers[index] ?? 0n
  const int = (index: number) => Number(amount(index))
  if (templateId === CLAIMS) {
    return {
      token: address(0),
      origin: null,
      rate: null,
      root: `0x${amount(0).toString(16).padStart(64, '0')}`,
      startTime: Math.max(int(1), createdAt),
      endTime: int(2) === 0 ? NEVER_SECONDS : int(2),
      listTotal: amount(3),
      // The whole sum of the list is taken at its creation.
      deposited: amount(3),
      firstBps: int(4),
      releaseSeconds: int(5),
    }
  }
  return {
    origin: address(0),
    token: address(1),
    rate: amount(0),
    startTime: int(1),
    endTime: int(2),
    deposited: amount(3),
    root: null,
    listTotal: null,
    firstBps: null,
    releaseSeconds: null,
  }
}

/** Both forms of an airdrop's key: as given, and as an upload is found by. */
export function keysOf(ipfsKey: string): { ipfsKey: string; infoCid: string } {
  const kept = storableText(ipfsKey)
  return { ipfsKey: kept, infoCid: kept.replace(/^ipfs:\/\//, '').replace(/\/.*$/, '') }
}
