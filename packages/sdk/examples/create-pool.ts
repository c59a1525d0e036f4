/** Makes a pool in which one token earns another for thirty days: `node create-pool.ts 0x… 0x… 1000`. */

import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { checkPoolDraft } from '@slipway/sdk/staking/check-pool-draft'
import { emptyPoolDraftInput } from '@slipway/sdk/staking/empty-pool-draft-input'
import { getPool } from '@slipway/sdk/staking/evm/get-pool'
import { getStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import { createPoolFlow } from '@slipway/sdk/staking/flows/create-pool-flow'
import { preparePool } from '@slipway/sdk/staking/prepare-pool'
import { readPoolDraft } from '@slipway/sdk/staking/read-pool-draft'
import { account, chain, client, succeed } from './connect.ts'
import { addressOf, draftOf, print, stopAt } from './typed.ts'

const [, , staked, reward, total = ''] = process.argv
const stakedToken = addressOf(staked)
const rewardToken = addressOf(reward)
const contracts = getStakingContracts(chain)
const [stakedFacts, rewardFacts] = await Promise.all(
  [stakedToken, rewardToken].map((address) => getTokenFacts(client, { address })),
)
const now = Number((await client.getBlock()).timestamp)
const blank = emptyPoolDraftInput('token', { admin: account, now })
const decimals = { stakedDecimals: stakedFacts?.decimals, rewardDecimals: rewardFacts?.decimals }
const draft = draftOf(
  readPoolDraft(
    { ...blank, stakedToken, rewardToken, budget: 'total', total },
    { now, ...decimals },
  ),
)

// The key of what a project says about its pool: here it says nothing.
const { input } = await preparePool(client, contracts, { draft, account, ipfsKey: '' })
stopAt((await checkPoolDraft(client, { input, account, budget: 'total' })).issues)
const { pool } = await succeed(createPoolFlow, input)
const { terms } = await getPool(client, contracts, { pool: addressOf(String(pool)) })
print({ pool, rewardPerSecond: terms.rewardPerSecond, endTime: terms.endTime })
