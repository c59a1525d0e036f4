import type { StoredLogo } from '@slipway/api-client'

/** What wallets show of a token or a collection beside its name. */
export interface MetadataValues {
  /** Where it comes from: stored by us on IPFS, or a link of the creator's own. */
  readonly metadata: 'stored' | 'link'
  readonly description: string
  readonly website: string
  readonly logo: Pick<StoredLogo, 'uri' | 'url'> | null
  readonly uri: string
}

/** "Description is at most 3000 characters" (specification section 5). */
export const descriptionMaxLength = 3_000

export const emptyMetadata: MetadataValues = {
  metadata: 'stored',
  description: '',
  website: '',
  logo: null,
  uri: '',
}

/** As long as every link to a file that we store: deposits depend on it before there is one. */
export const storedLinkShape = `ipfs://${'-'.repeat(59)}`
