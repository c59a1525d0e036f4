import { m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { readNftTexts } from '@slipway/sdk/solana/nft/read-nft-texts'
import type { TokenMetadataTexts } from '@slipway/sdk/solana/order-metadata-changes'
import type { Address } from '@solana/kit'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { fromIssues } from '../../../action/from-issues.ts'
import { readSolanaAddress } from '../../console/read-solana-address.ts'
import { storedLinkShape } from '../../form/metadata-values.ts'

export type ItemField = 'recipient' | 'name' | 'symbol' | 'picture' | 'description' | 'uri'

/** An item as its form holds it, well-formed. */
export interface ItemEntries {
  readonly recipient: Address
  readonly texts: TokenMetadataTexts
  /** What is to be stored on IPFS; undefined where the link is the holder's own. */
  readonly stored: { readonly picture: string; readonly description: string } | undefined
}

interface ItemRules {
  readonly collection: Address
  /** Whether picture and description are stored by us, or a link is brought. */
  readonly metadata: 'stored' | 'link'
}

function recipientProblem(
  { address, problem }: ReturnType<typeof readSolanaAddress>,
  collection: Address,
): FormProblem | undefined {
  // A key pair made it: the curve does not tell it from a wallet.
  return address === collection
    ? { code: 'SolanaInput_OwnMint', text: m.solana_nft_issue_collection() }
    : problem
}

/** Reads the form of an item: a wallet that can hold it, texts within their limits, a picture or a link. */
export function readItem(
  values: Readonly<Record<ItemField, string>>,
  { collection, metadata }: ItemRules,
): FormResult<ItemField, ItemEntries> {
  const isStored = metadata === 'stored'
  const recipient = readSolanaAddress(values.recipient)
  const issues: DraftIssue<keyof TokenMetadataTexts>[] = []
  const texts = readNftTexts(
    { name: values.name, symbol: values.symbol, uri: isStored ? storedLinkShape : values.uri },
    (field, code, args = {}) => issues.push({ field, code, args }),
  )
  const read = fromIssues<'name' | 'symbol' | 'uri', TokenMetadataTexts>(
    issues.length > 0 ? { ok: false, issues } : { ok: true, params: texts },
    'name',
    ['name', 'symbol', 'uri'],
  )
  const lacksPicture = isStored && values.picture === ''
  const problems = {
    ...(read.ok ? {} : read.problems),
    recipient: recipientProblem(recipient, collection),
    picture: lacksPicture
      ? { code: 'Input_Required', text: m.solana_nft_picture_needed() }
      : undefined,
  }
  const { picture, description } = values
  return resultOrProblems<ItemField, ItemEntries>(problems, () =>
    recipient.address === null
      ? null
      : {
          recipient: recipient.address,
          texts,
          stored: isStored ? { picture, description } : undefined,
        },
  )
}
