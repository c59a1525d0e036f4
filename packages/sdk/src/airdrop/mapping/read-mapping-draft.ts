import type { Address } from 'viem'
import { byteLength } from '../../shared/byte-length.ts'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readAddress } from '../../shared/read-address.ts'
import { readDecimal, readWhole } from '../../shared/read-number.ts'
import {
  type MappingDraft,
  type MappingDraftField,
  type MappingDraftTexts,
  mappingDraftSchema,
} from './mapping-draft-schema.ts'
import { mappingLimits } from './mapping-limits.ts'
import { readMappingRate } from './read-mapping-rate.ts'

/** Something wrong with a mapping's draft. */
export type MappingDraftIssue = DraftIssue<MappingDraftField>

/** A mapping that has the right shape, or everything that is wrong with it. */
export type MappingDraftReading =
  | { readonly ok: true; readonly draft: MappingDraft }
  | { readonly ok: false; readonly issues: readonly MappingDraftIssue[] }

/** What is known beside the typed words. */
export interface MappingDraftContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Of both tokens; 18 while unknown, so that everything else can be judged. */
  readonly originDecimals?: number | undefined
  readonly targetDecimals?: number | undefined
}

type IssueCollector = FieldIssueCollector<MappingDraftField>

const commonDecimals = 18

function readTokens(input: MappingDraftTexts, report: IssueCollector) {
  const read = (field: 'origin' | 'target'): Address | undefined => {
    const reading = readAddress(input[field])
    if (reading.ok) return reading.address
    report(field, reading.code)
    return undefined
  }
  const [origin, target] = [read('origin'), read('target')]
  if (origin && origin === target) {
    report('target', 'AirdropFactory_TokensAreSame', { token: target })
  }
  return origin && target && { origin, target }
}

function readWindow(input: MappingDraftTexts, now: number, report: IssueCollector) {
  const { minSeconds, maxSeconds } = mappingLimits
  const startTime =
    input.startTime.trim() === '' ? 0n : readWhole('startTime', input.startTime, report)
  const endTime = readWhole('endTime', input.endTime, report)
  if (startTime === undefined || endTime === undefined) return undefined
  const max = BigInt(now + maxSeconds)
  // A start that is past means now.
  const begins = startTime > BigInt(now) ? startTime : BigInt(now)
  const min = begins + BigInt(minSeconds)
  if (endTime > max) report('endTime', 'AirdropFactory_EndTooLate', { endTime, max })
  else if (endTime < min) report('endTime', 'AirdropFactory_EndTooEarly', { endTime, min })
  return { startTime, endTime }
}

function readPool(text: string, decimals: number, report: IssueCollector): bigint | undefined {
  if (text.trim() === '') return 0n
  const pool = readDecimal('pool', text, decimals, report)
  const max = mappingLimits.amountMax
  if (pool !== undefined && pool > max)
    report('pool', 'TokenMapping_AmountTooLarge', { amount: pool, max })
  return pool
}

function readKey(ipfsKey: string, report: IssueCollector): string {
  const [length, max] = [byteLength(ipfsKey), mappingLimits.keyBytesMax]
  if (length > max) report('ipfsKey', 'TokenMapping_KeyTooLong', { length, max })
  return ipfsKey
}

function readContents(
  input: MappingDraftTexts,
  { now, originDecimals, targetDecimals }: MappingDraftContext,
  report: IssueCollector,
): MappingDraft | undefined {
  const decimals = {
    origin: originDecimals ?? commonDecimals,
    target: targetDecimals ?? commonDecimals,
  }
  const tokens = readTokens(input, report)
  const rate = readMappingRate(input.rate, decimals, report)
  const window = readWindow(input, now, report)
  const pool = readPool(input.pool, decimals.target, report)
  const ipfsKey = readKey(input.ipfsKey.trim(), report)
  if (!tokens || rate === undefined || !window || pool === undefined) return undefined
  return { ...tokens, rate, ...window, pool, ipfsKey }
}

/**
 * Reads a mapping and lists every fault at once, each with its field, code and numbers; a rule that the contracts know
 * carries the contract's own error name. Nothing is asked of the network: `checkMappingDraft` does that.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readMappingDraft(
  input: unknown,
  context: MappingDraftContext,
): MappingDraftReading {
  const shape = mappingDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as MappingDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: MappingDraftIssue[] = []
  const report: IssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const draft = readContents(shape.data, context, report)
  return draft && issues.length === 0 ? { ok: true, draft } : { ok: false, issues }
}
