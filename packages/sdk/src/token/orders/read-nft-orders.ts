import { type NftAmountsInput, readNftAmounts } from '../draft/read-nft-dividend.ts'
import { readOrder, type TokenFormResult } from './form-result.ts'
import { readTokenIds } from './read-token-ids.ts'

/** Reads how much each NFT is paid, and from when on; base units of the quote token. */
export function readNftDividendOrder(
  input: NftAmountsInput,
): TokenFormResult<{ readonly perNft: bigint; readonly trigger: bigint }> {
  return readOrder((report) => {
    const { perNftDividend, dividendTrigger } = readNftAmounts(input, report)
    return { perNft: perNftDividend, trigger: dividendTrigger }
  })
}

/** Reads the NFTs that an action is about. */
export function readNftIdsOrder(
  text: string,
): TokenFormResult<{ readonly tokenIds: readonly bigint[] }> {
  return readOrder((report) => ({ tokenIds: readTokenIds(text, report) }))
}
