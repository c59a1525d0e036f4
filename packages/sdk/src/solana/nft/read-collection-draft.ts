import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readWhole } from '../../shared/read-number.ts'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import { readNftTexts } from './read-nft-texts.ts'
import { solanaNftLimits } from './solana-nft-limits.ts'

/** A collection of items as its creation takes it. */
export interface CollectionDraft extends TokenMetadataTexts {
  /** Items that it can ever have, as long as nobody with the right changes it. */
  readonly maxItems: bigint
}

/** What a form holds; the number is a text. */
export type CollectionInput = Readonly<Record<keyof CollectionDraft, string>>

/** A draft that has the right shape, or everything that is wrong with it. */
export type CollectionReading =
  | { readonly ok: true; readonly draft: CollectionDraft }
  | { readonly ok: false; readonly issues: readonly DraftIssue<keyof CollectionInput>[] }

/** Reads a draft and lists every fault at once, each with its field, code and numbers. */
export function readCollectionDraft(input: CollectionInput): CollectionReading {
  const issues: DraftIssue<keyof CollectionInput>[] = []
  const report: FieldIssueCollector<keyof CollectionInput> = (field, code, args = {}) =>
    issues.push({ field, code, args })
  const texts = readNftTexts(input, report)
  const maxItems = readWhole('maxItems', input.maxItems, report)
  const max = solanaNftLimits.itemsMax
  if (maxItems !== undefined && (maxItems === 0n || maxItems > max))
    report('maxItems', 'SolanaNft_ItemsOutOfRange', { max })
  return issues.length > 0 || maxItems === undefined
    ? { ok: false, issues }
    : { ok: true, draft: { ...texts, maxItems } }
}
