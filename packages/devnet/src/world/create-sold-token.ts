import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { type Address, parseEventLogs, toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { World } from './seed-actions.ts'

const CREATE_GAS = 2_500_000n
const SUPPLY = '1000000'

/** What is sold, and by whom. */
export interface SoldToken {
  readonly tokens: TokenContracts
  readonly tokenFeeWei: bigint
  readonly owner: PrivateKeyAccount
  readonly name: string
  readonly symbol: string
}

/** Somebody creates a plain token in order to sell it: its whole supply is theirs. */
export async function createSoldToken(world: World, sold: SoldToken): Promise<Address> {
  const { tokens, tokenFeeWei, owner, name, symbol } = sold
  const reading = readTokenDraft({
    templateId: 1,
    name,
    symbol,
    decimals: '18',
    totalSupply: SUPPLY,
    receiver: owner.address,
    contractUri: '',
    mintable: false,
    mintCooldownDays: '',
    mintMaxPercent: '',
    inviter: '',
  })
  if (!reading.ok) throw new Error(`The form refuses the token of ${name}.`)
  const seed = toHex(world.random.integer(1, 2 ** 31), { size: 12 })
  const params = { draft: reading.draft, seed, feeWei: tokenFeeWei }
  const { logs } = await world.chain.send(owner, buildTokenDeployment(tokens, params), CREATE_GAS)
  const [event] = parseEventLogs({
    abi: tokenFactoryAbi,
    eventName: 'TokenDeployed',
    logs: [...logs],
  })
  if (event === undefined) throw new Error(`The factory announced no token ${name}.`)
  world.state.storyTokens++
  return event.args.token
}
