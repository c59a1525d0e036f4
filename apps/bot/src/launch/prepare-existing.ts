import { formatAmount, m } from '@slipway/messages'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { DeploymentMissing } from '@slipway/sdk/evm/errors'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import { prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { type Address, erc20Abi } from 'viem'
import type { BotParts } from '../bot-parts.ts'
import type { DialogueView, ExistingToken } from '../dialogue/dialogue.ts'
import { type Market, marketOf } from '../dialogue/market.ts'
import { readTerms } from '../dialogue/read-answers.ts'
import { buildAll } from './build-all.ts'
import { describeLaunch } from './describe-launch.ts'
import { describeTrial } from './describe-trial.ts'
import { launchDeadline } from './launch-deadline.ts'
import type { Offer } from './make-offer.ts'
import { type Refused, refusedBy } from './refused.ts'
import { seenText } from './seen-text.ts'
import { tryCalls } from './try-calls.ts'

interface Plan {
  readonly account: Address
  readonly existing: ExistingToken
  readonly market: Market
  readonly terms: LaunchTerms
}

/** The launch contract's right and allowances where they are missing, and the launch. */
async function prepareLaunchCalls(client: ReadClient, { account, existing, market, terms }: Plan) {
  const { chain } = market
  const launch = findLaunchContracts(chain)
  if (!launch) throw new DeploymentMissing(chain.chainId)
  const token = existing.address
  const { venue, quote } = market
  const [{ taxed }, balance, pool] = await Promise.all([
    getToken(client, getTokenContracts(chain), { address: token }),
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    }),
    getPoolState(client, { router: venue.router, token, quote }),
  ])
  // Without a gate the token trades as soon as it has a pool: there is nothing to open any more.
  if (!taxed && pool.reserves.token > 0n) return refusedBy('LaunchPad_AlreadyLaunched', { token })
  if (balance < terms.tokenAmount)
    return refusedBy(
      'Token_InsufficientBalance',
      { needed: terms.tokenAmount, balance },
      'tokenAmount',
    )
  const input = await prepareLaunch(client, {
    ...{ launchPad: launch.launchPad, account, terms },
    subject: { kind: 'existing', token },
    ...(taxed && { launcher: taxed.launch.launcher }),
  })
  return buildAll(launchFlow, input, { chainId: chain.chainId, account, results: {} })
}

/**
 * Prepares the launch of a token that its owner has already.
 * @returns undefined while answers are missing
 * @throws {RpcUnavailable} and its kin when no node answers; {DeploymentMissing}; a contract's refusal of the parameters
 */
export async function prepareExisting(
  parts: BotParts,
  view: DialogueView,
  existing: ExistingToken,
): Promise<Offer | Refused | undefined> {
  const { account, locale, now, dialogue } = view
  const options = { locale }
  const expiresAt = now + parts.config.linkSeconds
  const market = marketOf(view)
  const followUntil = launchDeadline(view, expiresAt)
  const reading = readTerms(view, followUntil)
  if (!market || !reading.ok) return undefined
  const { chain } = market
  const { terms } = reading
  const client = parts.clientOf(chain)
  const fromBlock = await client.getBlockNumber({ cacheTime: 0 })
  const calls = await prepareLaunchCalls(client, { account, existing, market, terms })
  if ('issue' in calls) return calls
  const trial = await tryCalls(client, { account, calls })
  if (trial.isRefused) return refusedBy(trial.failure.name, trial.failure.args)
  const { name, symbol, decimals, address, hasGate } = existing
  const firstText = hasGate ? m.bot_does_rights_first : m.bot_does_allow_first
  return {
    ...{ chain, account, calls, kind: 'launch-existing', token: address, symbol },
    seed: dialogue.seed,
    purpose: m.bot_purpose_launch({ name, symbol }, options),
    seen: seenText(terms, !hasGate, options),
    lines: [
      ...(calls.length > 1 ? [firstText({ count: calls.length - 1 }, options)] : []),
      m.bot_does_at_once({}, options),
      m.bot_does_take(
        { amount: formatAmount(terms.tokenAmount, decimals, { ...options, symbol }) },
        options,
      ),
      ...describeLaunch({ symbol, decimals, created: undefined, hasGate }, terms, market, options),
      '',
      ...describeTrial(trial, chain, options),
    ],
    ...{ expiresAt, followUntil, fromBlock },
  }
}
