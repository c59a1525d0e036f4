import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { nftDividendAbi } from '../../evm/dividend-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { getTokenRecords } from '../../platform/get-token-records.ts'
import type { TemplateId } from '../../platform/template-id.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import type { TokenRecord } from '../../platform/token-record.ts'
import { hasFeature } from '../../platform/token-templates.ts'

/** The registry answers so many entries at once. */
const PAGE = 100
/** The newest tokens that are looked through: more would keep a form waiting. */
const NEWEST = 500

async function getNewestRecords(
  client: ReadClient,
  contracts: TokenContracts,
): Promise<readonly TokenRecord[]> {
  const { total } = await getTokenRecords(client, contracts, { offset: 0, limit: 1 })
  const first = Math.max(0, total - NEWEST)
  const offsets = Array.from(
    { length: Math.ceil((total - first) / PAGE) },
    (_, at) => first + at * PAGE,
  )
  const pages = await Promise.all(
    offsets.map((offset) => getTokenRecords(client, contracts, { offset, limit: PAGE })),
  )
  return pages.flatMap(({ records }) => records)
}

/**
 * A token of the platform that pays the holders of a collection: what an NFT earns in a locker is lost, because the locker
 * cannot claim it. Only the newest 500 tokens are looked through.
 */
export async function findDividendToken(
  client: ReadClient,
  contracts: TokenContracts,
  collection: Address,
): Promise<Address | undefined> {
  const records = await getNewestRecords(client, contracts)
  const payers = records.filter(({ templateId }) => hasFeature(templateId as TemplateId, 'nft'))
  const terms = await Promise.all(
    payers.map(({ address }) =>
      readOrNothing(
        client.readContract({ address, abi: nftDividendAbi, functionName: 'nftTerms' }),
      ),
    ),
  )
  const at = terms.findIndex((found) => found?.[0].toLowerCase() === collection.toLowerCase())
  return payers[at]?.address
}
