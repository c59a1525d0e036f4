import type { SolanaTokenInput } from '@slipway/sdk/solana/solana-token-draft'
import { emptyMetadata, type MetadataValues, storedLinkShape } from '../form/metadata-values.ts'

/** What the create form holds; numbers stay texts until the schema reads them. */
export interface SolanaFormValues extends MetadataValues {
  readonly kind: 'standard' | 'taxed'
  readonly name: string
  readonly symbol: string
  readonly totalSupply: string
  readonly decimals: string
  readonly transferTaxPercent: string
  /** Whether the creator keeps the right to mint more. */
  readonly mintable: boolean
  /** Whether the creator keeps the right to freeze accounts of holders. */
  readonly freezable: boolean
}

export const emptySolanaForm: SolanaFormValues = {
  kind: 'standard',
  name: '',
  symbol: '',
  totalSupply: '',
  decimals: '9',
  transferTaxPercent: '',
  mintable: false,
  freezable: false,
  ...emptyMetadata,
}

/** Whether anything was entered that is worth keeping. */
export function isStarted(values: SolanaFormValues): boolean {
  return (Object.keys(emptySolanaForm) as (keyof SolanaFormValues)[]).some(
    (field) => values[field] !== emptySolanaForm[field],
  )
}

/** Whether anything was given that wallets show and that is not in the token itself. */
export function isDescribed({ description, website, logo }: SolanaFormValues): boolean {
  return description.trim() !== '' || website.trim() !== '' || logo !== null
}

/** Stands for the link of the metadata before it is stored: deposits depend on its length. */
export function expectedUri(values: SolanaFormValues): string {
  if (values.metadata === 'link') return values.uri.trim()
  return isDescribed(values) ? storedLinkShape : ''
}

/** The draft as the schema reads it; a stored link is added once it exists. */
export function toSolanaInput(values: SolanaFormValues): SolanaTokenInput {
  const { name, symbol, decimals, totalSupply, transferTaxPercent, mintable, freezable } = values
  return {
    ...{ name, symbol, decimals, totalSupply, transferTaxPercent },
    taxed: values.kind === 'taxed',
    uri: values.metadata === 'link' ? values.uri : '',
    // A draft that was kept before there was a choice has none.
    mintable: mintable ?? false,
    freezable: freezable ?? false,
  }
}
