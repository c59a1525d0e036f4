import { byteLength } from '../../shared/byte-length.ts'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import { readPercent, readWhole } from '../../shared/read-number.ts'
import { isReadable } from '../../shared/readable-text.ts'
import {
  type NftDraft,
  type NftDraftField,
  type NftDraftTexts,
  type NftIssueCollector,
  nftDraftSchema,
} from './nft-draft-schema.ts'
import { nftLimits } from './nft-limits.ts'
import { ownerMintRules, readCount, readNftSaleRules } from './read-nft-sale-rules.ts'
import { readOptionalAddress } from './read-optional-address.ts'

/** Something wrong with a collection's draft. */
export type NftDraftIssue = DraftIssue<NftDraftField>

/** A collection that has the right shape, or everything that is wrong with it. */
export type NftDraftReading =
  | { readonly ok: true; readonly draft: NftDraft }
  | { readonly ok: false; readonly issues: readonly NftDraftIssue[] }

/** What is known beside the typed words. */
export interface NftDraftContext {
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** Decimals of what is paid; 18 while unknown, so that everything else can be judged. */
  readonly paymentDecimals?: number | undefined
}

const commonDecimals = 18

/** Fields of texts in the order of the factory's parameters. */
const textFields = ['name', 'symbol', 'uri'] as const

/** The factory refuses names that nobody can tell apart with the errors of tokens, and takes any bytes as an address. */
const notReadable = {
  name: 'Token_NameNotPrintable',
  symbol: 'Token_SymbolNotPrintable',
  uri: 'Token_UriNotPrintable',
} as const

function readTexts(input: NftDraftTexts, report: NftIssueCollector) {
  for (const [index, field] of textFields.entries()) {
    const length = byteLength(input[field].trim())
    const max = field === 'uri' ? nftLimits.textMaxBytes : nftLimits.nameMaxBytes
    if (length === 0) report(field, 'Input_Required')
    else if (length > max) report(field, 'NftSaleFactory_TextUnusable', { index, length, max })
    else if (!isReadable(input[field].trim())) report(field, notReadable[field])
  }
  return { name: input.name.trim(), symbol: input.symbol.trim(), uri: input.uri.trim() }
}

function judgeSupply(
  { total, ownerShare, firstMint }: Pick<NftDraft, 'total' | 'ownerShare' | 'firstMint'>,
  report: NftIssueCollector,
): void {
  const { totalMax, atOnceMax } = nftLimits
  if (total === 0n || total > totalMax) {
    report('total', 'NftSaleFactory_TotalOutOfRange', { total, max: totalMax })
  }
  if (ownerShare > total) {
    report('ownerShare', 'NftSaleFactory_OwnerShareUnusable', { ownerShare, total })
  }
  const max = ownerShare < atOnceMax ? ownerShare : BigInt(atOnceMax)
  if (firstMint > max) report('firstMint', 'NftSaleFactory_FirstMintTooLarge', { firstMint, max })
}

/** How many there are and what the owner gets of them: everything, where the owner mints. */
function readSupply(input: NftDraftTexts, report: NftIssueCollector) {
  const total = readWhole('total', input.total, report)
  const firstMint = readCount('firstMint', input.firstMint, report)
  const isOwners = input.mintMethod === 'owner'
  const ownerShare = isOwners ? total : readCount('ownerShare', input.ownerShare, report)
  if (total === undefined || firstMint === undefined || ownerShare === undefined) return undefined
  const supply = { total, ownerShare, firstMint }
  judgeSupply(supply, report)
  return supply
}

function readRoyalty(input: NftDraftTexts, report: NftIssueCollector) {
  const typed = input.royaltyPercent.trim() === '' ? '0' : input.royaltyPercent
  const royaltyBps = readPercent('royaltyPercent', typed, report)
  const { royaltyMaxBps: max } = nftLimits
  if (royaltyBps !== undefined && royaltyBps > max) {
    report('royaltyPercent', 'NftSaleFactory_RoyaltyTooHigh', { royaltyBps, max })
  }
  const royaltyReceiver = readOptionalAddress('royaltyReceiver', input.royaltyReceiver, report)
  return royaltyBps === undefined || !royaltyReceiver ? undefined : { royaltyBps, royaltyReceiver }
}

/** Pictures of a URI each can be hidden, and what everybody mints only with an end: they are dealt out after it. */
function judgeHidden(input: NftDraftTexts, report: NftIssueCollector): void {
  if (!input.isHidden) return
  const mayLast = input.mintMethod === 'public' && ['', '0'].includes(input.endTime.trim())
  if (input.urlMode === 'shared') report('isHidden', 'NftSaleFactory_ProvenanceUnusable')
  else if (mayLast) report('endTime', 'NftSaleFactory_ProvenanceUnusable')
}

function readContents(
  input: NftDraftTexts,
  { now, paymentDecimals: decimals = commonDecimals }: NftDraftContext,
  report: NftIssueCollector,
): NftDraft | undefined {
  const { mintMethod, urlMode, isHidden } = input
  const texts = readTexts(input, report)
  const supply = readSupply(input, report)
  const context = { now, decimals, total: supply?.total }
  const rules = mintMethod === 'owner' ? ownerMintRules : readNftSaleRules(input, context, report)
  const royalty = readRoyalty(input, report)
  const receiver = readOptionalAddress('receiver', input.receiver, report)
  judgeHidden(input, report)
  if (!supply || !rules || !royalty || !receiver) return undefined
  return { mintMethod, urlMode, isHidden, receiver, ...texts, ...supply, ...rules, ...royalty }
}

/**
 * Reads a collection and lists every fault at once, each with its field, code and numbers; a rule that the factory knows
 * carries the factory's own error name. Nothing is asked of the network.
 * @param input what a form or a request holds; anything at all may be passed.
 */
export function readNftDraft(input: unknown, context: NftDraftContext): NftDraftReading {
  const shape = nftDraftSchema.safeParse(input)
  if (!shape.success) {
    const issues = shape.error.issues.map(({ path }) => ({
      field: path.length === 0 ? ('form' as const) : (path.join('.') as NftDraftField),
      code: 'Input_Required',
      args: {},
    }))
    return { ok: false, issues }
  }
  const issues: NftDraftIssue[] = []
  const report: NftIssueCollector = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const draft = readContents(shape.data, context, report)
  return draft && issues.length === 0 ? { ok: true, draft } : { ok: false, issues }
}
