import { standardTokenAbi } from '@slipway/deployments/abi'
import { buildTokenBurn } from '@slipway/sdk/token/evm/build-token-burn'
import { buildTokenMint } from '@slipway/sdk/token/evm/build-token-mint'
import { buildTokenMintDisable } from '@slipway/sdk/token/evm/build-token-mint-disable'
import { buildTokenOwnershipTransfer } from '@slipway/sdk/token/evm/build-token-ownership-transfer'
import { buildTokenRenounce } from '@slipway/sdk/token/evm/build-token-renounce'
import { buildTokenUriChange } from '@slipway/sdk/token/evm/build-token-uri-change'
import { buildTokenUriFreeze } from '@slipway/sdk/token/evm/build-token-uri-freeze'
import { encodeFunctionData } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Random } from './create-random.ts'
import { describeInUri } from './describe-in-uri.ts'
import type { WorldChain } from './world-chain.ts'
import { bookTransfer, holdersOf, type WorldState, type WorldToken } from './world-state.ts'

export interface World {
  readonly state: WorldState
  readonly chain: WorldChain
  readonly random: Random
}

/** Something that people do; false when nobody can do it now. */
export type Act = (world: World) => Promise<boolean>

const CALL_GAS = 200_000n
const BPS = 10_000n

/** A holder gives a part of what they have to somebody. */
export const transferSome: Act = async ({ state, chain, random }) => {
  if (state.tokens.length === 0) return false
  const token = random.pick(state.tokens)
  const holders = holdersOf(token)
  if (holders.length === 0) return false
  const from = random.pick(holders)
  const to = random.pick(state.people.filter((person) => person !== from))
  const amount = partOf(token.balances.get(from) ?? 0n, random.integer(50, 2_500))
  if (amount === 0n) return false
  const data = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'transfer',
    args: [to.address, amount],
  })
  await chain.send(from, { to: token.address, data, valueWei: 0n }, CALL_GAS)
  bookTransfer(token, from, to, amount)
  return true
}

/** A holder burns a little. */
export const burnSome: Act = async ({ state, chain, random }) => {
  if (state.tokens.length === 0) return false
  const token = random.pick(state.tokens)
  const holders = holdersOf(token)
  if (holders.length === 0) return false
  const from = random.pick(holders)
  const amount = partOf(token.balances.get(from) ?? 0n, random.integer(10, 300))
  if (amount === 0n) return false
  await chain.send(from, buildTokenBurn(token.address, amount), CALL_GAS)
  bookTransfer(token, from, undefined, amount)
  token.totalSupply -= amount
  return true
}

/** An owner mints as soon as the cool-down is over. */
export const mintSome: Act = (world) =>
  actAsOwner(
    world,
    (token) => token.mintable && token.nextMintAt <= world.state.now,
    async (token, owner) => {
      const { random, state, chain } = world
      const most = (token.totalSupply * token.mintMaxBps) / BPS
      const amount = partOf(most, random.integer(2_000, 10_000))
      const to = random.pick([owner, ...state.people])
      await chain.send(owner, buildTokenMint(token.address, { to: to.address, amount }), CALL_GAS)
      token.balances.set(to, (token.balances.get(to) ?? 0n) + amount)
      token.totalSupply += amount
      token.nextMintAt = state.now + token.mintCooldownSeconds
    },
  )

/** An owner gives up minting for good. */
export const disableMinting: Act = (world) =>
  actAsOwner(
    world,
    (token) => token.mintable,
    async (token, owner) => {
      await world.chain.send(owner, buildTokenMintDisable(token.address), CALL_GAS)
      token.mintable = false
    },
  )

/** An owner changes the token's description. */
export const changeUri: Act = (world) =>
  actAsOwner(
    world,
    (token) => !token.isUriFrozen,
    async (token, owner) => {
      const uri = describeInUri(`${token.name} ${world.random.integer(2, 9)}`, token.symbol)
      await world.chain.send(owner, buildTokenUriChange(token.address, uri), CALL_GAS)
    },
  )

/** An owner fixes the description for good. */
export const freezeUri: Act = (world) =>
  actAsOwner(
    world,
    (token) => !token.isUriFrozen,
    async (token, owner) => {
      await world.chain.send(owner, buildTokenUriFreeze(token.address), CALL_GAS)
      token.isUriFrozen = true
    },
  )

/** An owner hands a token to somebody else. */
export const handOver: Act = (world) =>
  actAsOwner(
    world,
    () => true,
    async (token, owner) => {
      const next = world.random.pick(world.state.people.filter((person) => person !== owner))
      await world.chain.send(
        owner,
        buildTokenOwnershipTransfer(token.address, next.address),
        CALL_GAS,
      )
      token.owner = next
    },
  )

/** An owner renounces: nobody can change the token any more. */
export const renounce: Act = (world) =>
  actAsOwner(
    world,
    ({ createdAt }) => createdAt + 3 * 86_400 < world.state.now,
    async (token, owner) => {
      await world.chain.send(owner, buildTokenRenounce(token.address), CALL_GAS)
      token.owner = undefined
      token.mintable = false
      token.isUriFrozen = true
    },
  )

async function actAsOwner(
  { state, random }: World,
  fits: (token: WorldToken) => boolean,
  act: (token: WorldToken, owner: PrivateKeyAccount) => Promise<void>,
): Promise<boolean> {
  const fitting = state.tokens.filter((token) => token.owner !== undefined && fits(token))
  if (fitting.length === 0) return false
  const token = random.pick(fitting)
  if (token.owner === undefined) return false
  await act(token, token.owner)
  return true
}

/** @param bps of `amount`, rounded down */
function partOf(amount: bigint, bps: number): bigint {
  return (amount * BigInt(bps)) / BPS
}
