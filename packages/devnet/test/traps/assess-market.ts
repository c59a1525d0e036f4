import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getTokenPools } from '@slipway/sdk/liquidity/get-token-pools'
import { getTradeRehearsal } from '@slipway/sdk/liquidity/get-trade-rehearsal'
import { assessToken } from '@slipway/sdk/token/safety/assess-token'
import { getCodeFacts } from '@slipway/sdk/token/safety/get-code-facts'
import { getLiquidityHoldings } from '@slipway/sdk/token/safety/get-liquidity-holdings'
import {
  combineCustody,
  findDecidingPool,
  findJudgedPools,
} from '@slipway/sdk/token/safety/judge-pools'
import { calculateCustody } from '@slipway/sdk/token/safety/liquidity-custody'
import type { Address } from 'viem'

/** The report of a foreign token, as its page draws it. */
export async function assessMarket(
  client: ReadClient,
  chain: EvmChainDefinition,
  token: Address,
  nftLocker?: Address,
) {
  const code = await getCodeFacts(client, token)
  if (!code) throw new Error('There is no code.')
  const pools = findJudgedPools(await getTokenPools(client, chain, token), undefined)
  const now = Number((await client.getBlock()).timestamp)
  const judged = await Promise.all(
    pools.map(async (pool) => {
      const insiders = code.owner ? [code.owner] : []
      const [rehearsal, held] = await Promise.all([
        getTradeRehearsal(client, { token, pool, wrappedNative: chain.wrappedNative }),
        getLiquidityHoldings(client, {
          token,
          pool,
          locker: undefined,
          nftLocker,
          insiders,
        }),
      ])
      return { pool, rehearsal, custody: calculateCustody(held, [], now) }
    }),
  )
  const deciding = findDecidingPool(judged)
  const rehearsal = deciding?.rehearsal ?? { state: 'no-pool' as const }
  const assessment = assessToken({
    now,
    registeredTemplate: undefined,
    looksLike: undefined,
    code,
    powers: undefined,
    rehearsal,
    custody: combineCustody(judged),
    largestHolderBps: undefined,
    isSourceVerified: undefined,
  })
  return {
    code,
    judged,
    deciding,
    rehearsal,
    assessment,
    codes: assessment.findings.map((one) => one.code),
  }
}
