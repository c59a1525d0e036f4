import { type NftAmountsInput, readNftAmounts } from '../draft/read-nft-dividend.ts'
import { readParams, type TokenFormResult } from './form-result.ts'
import { readTokenIds } from './read-token-ids.ts'

/** Reads how much each NFT is paid, and from when on; base units of the quote token. */
export function readNftDividendParams(
  input: NftAmountsInput,
): TokenFormResult<{ readonly perNft: bigint; readonly trigger: bigint }> {
  return readParams((report) => {
    const { perNftDividend, dividendTrigger } = readNftAmounts(input, report)
    return { perNft: perNftDividend, trigger: dividendTrigger }
  })
}

/** Reads the NFTs that an action is about. */
export function readNftIdsParams(
  text: string,
): TokenFormResult<{ readonly tokenIds: readonly bigint[] }> {
  return readParams((report) => ({ tokenIds: readTokenIds(text, report) }))
}
