import type { CollectionInput } from '@slipway/sdk/solana/nft/read-collection-draft'
import { emptyMetadata, type MetadataValues, storedLinkShape } from '../../form/metadata-values.ts'

/** What the create form holds; the number stays a text until it is read. */
export interface CollectionFormValues extends MetadataValues {
  readonly name: string
  readonly symbol: string
  readonly maxItems: string
}

export const emptyCollectionForm: CollectionFormValues = {
  name: '',
  symbol: '',
  maxItems: '',
  ...emptyMetadata,
}

/** Whether anything was entered that is worth keeping. */
export function isStarted(values: CollectionFormValues): boolean {
  return (Object.keys(emptyCollectionForm) as (keyof CollectionFormValues)[]).some(
    (field) => values[field] !== emptyCollectionForm[field],
  )
}

/** The draft as it is read; a link that is still to be stored has its length already. */
export function toCollectionInput(values: CollectionFormValues): CollectionInput {
  const { name, symbol, maxItems, metadata, uri } = values
  return { name, symbol, maxItems, uri: metadata === 'stored' ? storedLinkShape : uri }
}
