import { tokenApi } from '../../shell/token-api.ts'
import { isDescribed, type SolanaFormValues } from './solana-form-values.ts'

/**
 * Puts what wallets show of the token on IPFS.
 * @returns its link; empty where nothing was given that is not in the token itself
 * @throws {ApiError} when the server does not take it
 */
export async function storeMetadata(values: SolanaFormValues): Promise<string> {
  const [name, symbol] = [values.name.trim(), values.symbol.trim()]
  const [description, website] = [values.description.trim(), values.website.trim()]
  if (!isDescribed(values)) return ''
  const { uri } = await tokenApi.uploadMetadata({
    name,
    symbol,
    ...(description && { description }),
    ...(values.logo && { image: values.logo.uri }),
    ...(website && { externalLink: website, links: { website } }),
  })
  return uri
}
