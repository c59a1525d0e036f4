import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { parseEventLogs, toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { inventToken } from './invent-token.ts'
import type { World } from './seed-actions.ts'

const CREATE_GAS = 2_500_000n
const INVITED_SHARE = 0.3

/** Somebody creates a token, by the same way that the form takes; sometimes another creator has invited them. */
export async function createToken(
  world: World,
  contracts: TokenContracts,
  feeWei: bigint,
): Promise<boolean> {
  const { state, chain, random } = world
  const creator = random.pick(state.people)
  const input = inventToken(random, creator.address, chooseInviter(world, creator))
  const read = readTokenDraft(input)
  if (!read.ok)
    throw new Error(
      `The world invented a token that the form refuses: ${JSON.stringify(read.issues)}`,
    )
  const { draft } = read
  const seed = toHex(random.integer(1, 2 ** 31), { size: 12 })
  const transaction = buildTokenDeployment(contracts, { draft, seed, feeWei })
  const { logs } = await chain.send(creator, transaction, CREATE_GAS)
  const [deployed] = parseEventLogs({
    abi: tokenFactoryAbi,
    eventName: 'TokenDeployed',
    logs: [...logs],
  })
  if (deployed === undefined)
    throw new Error('The factory did not announce the token that it created.')
  state.tokens.push({
    address: deployed.args.token,
    name: draft.name,
    symbol: draft.symbol,
    creator,
    createdAt: state.now,
    owner: creator,
    totalSupply: draft.totalSupply,
    mintable: draft.mintable,
    mintCooldownSeconds: Number(draft.mintCooldownSeconds),
    mintMaxBps: draft.mintMaxBps,
    nextMintAt: state.now + Number(draft.mintCooldownSeconds),
    isUriFrozen: false,
    hasPool: false,
    balances: new Map([[creator, draft.totalSupply]]),
  })
  return true
}

/** Only somebody who has created a token may invite. */
function chooseInviter({ state, random }: World, creator: PrivateKeyAccount): string {
  if (!random.chance(INVITED_SHARE)) return ''
  const inviters = state.tokens.map((token) => token.creator).filter((one) => one !== creator)
  return inviters.length === 0 ? '' : random.pick(inviters).address
}
