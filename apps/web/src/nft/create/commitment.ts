import { calculateProvenance } from '@slipway/sdk/nft/provenance'
import { type Hex, isHex, size } from 'viem'
import type { NftFormValues } from './nft-form-values.ts'

const SALT_BYTES = 32

/** What the form's hidden pictures are committed to; undefined while place or salt is missing. */
export function commitmentOf({
  hiddenUri,
  salt,
}: Pick<NftFormValues, 'hiddenUri' | 'salt'>): Hex | undefined {
  const baseUri = hiddenUri.trim()
  if (baseUri === '' || !isHex(salt) || size(salt) !== SALT_BYTES) return undefined
  return calculateProvenance({ baseUri, salt })
}
