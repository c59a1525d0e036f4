import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, zeroAddress } from 'viem'
import { checkSwapRouter } from '../../evm/check-swap-router.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { getTokenFacts, type TokenFactsQuery } from '../../evm/get-token-facts.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import { calculateTokensNeeded } from '../presale-math.ts'
import { issue, type PresaleCheck } from './presale-check.ts'

/** Templates below have no launch gate. */
const FIRST_GATED_TEMPLATE = 2

async function readFacts(client: ReadClient, query: TokenFactsQuery) {
  try {
    return await getTokenFacts(client, query)
  } catch (error) {
    if (error instanceof TokenInfoNotFound) return undefined
    throw error
  }
}

/** Whether a token was made by the platform with a launch gate: then the presale needs the right to open its trading. */
export async function getIsGated(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'tokenFactory'>,
  token: Address,
): Promise<boolean> {
  const { templateId } = await client.readContract({
    address: contracts.tokenFactory,
    abi: tokenFactoryAbi,
    functionName: 'recordOf',
    args: [token],
  })
  return templateId >= FIRST_GATED_TEMPLATE
}

/** The token is there, and the owner has what the presale needs. */
export const checkToken: PresaleCheck = async (client, _contracts, { draft, account }) => {
  const token = draft.claimToken
  const facts = await readFacts(client, { address: token, account })
  if (!facts) return [issue('token', 'Presale_TokenMissing', { token })]
  const needed = calculateTokensNeeded(draft)
  const balance = facts.balance ?? 0n
  return balance < needed ? [issue('token', 'Token_InsufficientBalance', { needed, balance })] : []
}

/**
 * A token of ours that trades may limit what one wallet holds, and a presale is one of them: nobody can exempt what is
 * not there yet.
 */
export const checkWalletLimit: PresaleCheck = async (client, contracts, { draft }) => {
  const token = draft.claimToken
  if (!(await getIsGated(client, contracts, token))) return []
  const contract = { address: token, abi: taxedTokenAbi } as const
  const [limits, launchState] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'limits' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'launchState' })),
  ])
  const [max = 0n] = limits ?? []
  const balanceAfter = calculateTokensNeeded(draft)
  const isLimited = launchState?.[0] === true && max > 0n && balanceAfter > max
  return isLimited ? [issue('token', 'Token_WalletLimitExceeded', { balanceAfter, max })] : []
}

/** What is paid with is there. */
export const checkCurrency: PresaleCheck = async (client, _contracts, { draft }) => {
  const { currency } = draft
  if (currency === zeroAddress) return []
  const facts = await readFacts(client, { address: currency })
  return facts ? [] : [issue('currency', 'Presale_CurrencyMissing', { currency })]
}

/** The router is what it says it is (P-17). */
export const checkRouter: PresaleCheck = async (client, _contracts, { draft, chain }) => {
  if (draft.router === zeroAddress || !chain) return []
  const { issues } = await checkSwapRouter(client, { router: draft.router, chain })
  return issues
}

/** Only a token's owner can give the right to open its trading (S-31), and only before it is open. */
export const checkLauncher: PresaleCheck = async (client, contracts, { draft, account }) => {
  const token = draft.claimToken
  if (draft.kind === 'private' || !(await getIsGated(client, contracts, token))) return []
  const contract = { address: token, abi: taxedTokenAbi } as const
  const [owner, launchState] = await Promise.all([
    readOrNothing(client.readContract({ ...contract, functionName: 'owner' })),
    readOrNothing(client.readContract({ ...contract, functionName: 'launchState' })),
  ])
  const launcher = launchState?.[5] ?? zeroAddress
  const isOwner = owner?.toLowerCase() === account.toLowerCase()
  return isOwner ? [] : [issue('token', 'Presale_NotLauncher', { token, launcher })]
}
