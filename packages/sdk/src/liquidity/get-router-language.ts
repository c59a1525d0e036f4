import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { readInstructions } from '../evm/read-instructions.ts'
import type { SwapLanguage } from './liquidity-pool.ts'

/** Selectors of `exactInputSingle`, whose terms hold a deadline in Uniswap's first V3 router and none in its second. */
const languages: Readonly<Record<string, SwapLanguage>> = {
  '04e45aaf': 'v3',
  '414bf389': 'v3-deadline',
}

/**
 * Which of two languages a V3 router speaks, by the functions that its code knows: networks list routers of both kinds.
 * @returns undefined where it knows neither.
 */
export async function getRouterLanguage(
  client: ReadClient,
  router: Address,
): Promise<SwapLanguage | undefined> {
  const code = await client.getCode({ address: router })
  const selector = readInstructions(code ?? '0x').find(({ data }) => data in languages)?.data
  return selector === undefined ? undefined : languages[selector]
}
