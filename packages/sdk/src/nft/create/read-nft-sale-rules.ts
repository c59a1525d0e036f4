import { zeroAddress } from 'viem'
import { larger } from '../../shared/larger.ts'
import { readDecimal, readWhole } from '../../shared/read-number.ts'
import type {
  NftDraft,
  NftDraftField,
  NftDraftTexts,
  NftIssueCollector,
} from './nft-draft-schema.ts'
import { nftLimits } from './nft-limits.ts'
import { readOptionalAddress } from './read-optional-address.ts'

type Times = Pick<NftDraft, 'listStart' | 'publicStart' | 'endTime'>
/** What belongs to public minting alone. */
export type NftSaleRules = Times & Pick<NftDraft, 'paymentToken' | 'mintFee' | 'listFee' | 'cap'>

/** Rules of a collection whose owner mints: none. */
export const ownerMintRules: NftSaleRules = {
  paymentToken: zeroAddress,
  mintFee: 0n,
  listFee: 0n,
  cap: 0n,
  listStart: 0n,
  publicStart: 0n,
  endTime: 0n,
}

/** A whole number that may be left out, which reads 0. */
export function readCount(
  field: NftDraftField,
  text: string,
  report: NftIssueCollector,
): bigint | undefined {
  return text.trim() === '' ? 0n : readWhole(field, text, report)
}

function judgeTimes(times: Times, now: bigint, report: NftIssueCollector): void {
  const { listStart: typedList, endTime } = times
  const publicStart = larger(times.publicStart, now)
  const hasList = typedList > 0n
  const listStart = hasList ? larger(typedList, now) : 0n
  const min = BigInt(nftLimits.minSeconds)
  const max = now + BigInt(nftLimits.maxSeconds)
  const refuse = (field: NftDraftField) =>
    report(field, 'NftSaleFactory_TimesUnusable', { listStart, publicStart, endTime })
  if (listStart > max) refuse('listStart')
  if (publicStart > max || (hasList && publicStart < listStart + min)) refuse('publicStart')
  if (endTime > max || (endTime !== 0n && endTime < publicStart + min)) refuse('endTime')
}

function readTimes(
  input: NftDraftTexts,
  now: bigint,
  report: NftIssueCollector,
): Times | undefined {
  const listStart = input.hasList ? readWhole('listStart', input.listStart, report) : 0n
  const publicStart = readCount('publicStart', input.publicStart, report)
  const endTime = readCount('endTime', input.endTime, report)
  if (listStart === undefined || publicStart === undefined || endTime === undefined)
    return undefined
  // 0 would mean that there is no list; a start that is past is now, as for the contract.
  const times = { listStart: input.hasList ? larger(listStart, 1n) : 0n, publicStart, endTime }
  judgeTimes(times, now, report)
  return times
}

function readFee(
  field: 'mintFee' | 'listFee',
  text: string,
  decimals: number,
  report: NftIssueCollector,
): bigint | undefined {
  const fee = readDecimal(field, text.trim() === '' ? '0' : text, decimals, report)
  const { feeMax: max } = nftLimits
  if (fee !== undefined && fee > max)
    report(field, 'NftSaleFactory_FeeTooLarge', { mintFee: fee, max })
  return fee
}

/** What the rules are judged by. */
export interface NftRulesContext {
  readonly now: number
  readonly decimals: number
  /** Undefined while it could not be read. */
  readonly total: bigint | undefined
}

/** Reads prices, limit and times of public minting. @returns undefined where one is unknown, after a report. */
export function readNftSaleRules(
  input: NftDraftTexts,
  { now, decimals, total }: NftRulesContext,
  report: NftIssueCollector,
): NftSaleRules | undefined {
  const paymentToken = readOptionalAddress('paymentToken', input.paymentToken, report)
  const mintFee = readFee('mintFee', input.mintFee, decimals, report)
  const listFee = input.hasList ? readFee('listFee', input.listFee, decimals, report) : 0n
  const cap = readCount('cap', input.cap, report)
  const times = readTimes(input, BigInt(now), report)
  if (cap !== undefined && total !== undefined && cap > total) {
    report('cap', 'NftSaleFactory_CapTooLarge', { cap, total })
  }
  if (!paymentToken || !times) return undefined
  if (mintFee === undefined || listFee === undefined || cap === undefined) return undefined
  return { paymentToken, mintFee, listFee, cap, ...times }
}
