import { tokenApi } from '../../core/token-api.ts'
import type { MetadataValues } from './metadata-values.ts'

type Described = Pick<MetadataValues, 'description' | 'website'> & {
  readonly name: string
  readonly symbol: string
  readonly logo: { readonly uri: string } | null
}

/** Puts what wallets show on IPFS. @returns its link @throws {ApiError} when the server does not take it */
export async function storeMetadata({ logo, ...values }: Described): Promise<string> {
  const [description, website] = [values.description.trim(), values.website.trim()]
  const { uri } = await tokenApi.uploadMetadata({
    name: values.name.trim(),
    symbol: values.symbol.trim(),
    ...(description && { description }),
    ...(logo && { image: logo.uri }),
    ...(website && { externalLink: website, links: { website } }),
  })
  return uri
}
