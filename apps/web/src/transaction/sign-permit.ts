import {
  getPermitMessage,
  type PermitQuery,
  provePermit,
} from '@slipway/sdk/evm/get-permit-message'
import { isContractCode } from '@slipway/sdk/evm/is-contract-code'
import type { SignedAllowance } from '@slipway/sdk/evm/signed-allowance'
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import type { FlowPorts } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import type { ShownPlan } from './shown-plan.ts'

/** Whether a signature of this account is one that every token's permit takes. */
async function signsAsKey(account: Address): Promise<boolean> {
  return !isContractCode(await readClient.getCode({ address: account }))
}

interface PermitAsk {
  config: Config
  wallet: FlowPorts['wallet']
  account: Address
}

async function askSignature(
  config: Config,
  query: PermitQuery,
): Promise<SignedAllowance | undefined> {
  const message = await getPermitMessage(readClient, query)
  if (!message) return undefined
  try {
    const signature = await signTypedData(config, message)
    // Some accounts and devices sign what the token does not take; a contribution would fail for it each time.
    if (!(await provePermit(readClient, { ...query, signature }))) return undefined
    return { token: query.token, value: query.value, deadline: query.deadline, signature }
  } catch (error) {
    if (wasRejected(error)) throw error
    // A wallet that cannot sign typed data approves instead.
    return undefined
  }
}

/** The plan with those of its permits that the tokens take: what a review counts is what will be asked for. */
export async function keepProvenPermits(plan: ShownPlan): Promise<ShownPlan> {
  const { permits } = plan
  if (permits.length === 0) return plan
  const isProven = await Promise.all(
    permits.map(({ query }) =>
      getPermitMessage(readClient, query).then(
        (message) => message !== undefined,
        // A node that is away says nothing about the token, which is asked again before the wallet is.
        () => true,
      ),
    ),
  )
  return { ...plan, permits: permits.filter((_, at) => isProven[at]) }
}

/**
 * Turns the allowances of a plan into signatures (EIP-2612), so that one transaction does all. A wallet that batches needs
 * no signature; an account that is a contract, and a token without permits, approve in a step of their own.
 * @throws what the wallet answers when the visitor rejects the signature
 */
export async function signPermit(plan: ShownPlan, ask: PermitAsk): Promise<ShownPlan> {
  const { permits } = plan
  if (permits.length === 0) return plan
  const { config, wallet, account } = ask
  const canBatch = await wallet.canBatch(account, activeChain.chainId)
  if (canBatch || !(await signsAsKey(account))) return { ...plan, permits: [] }
  let input = plan.input
  for (const { query, apply } of permits) {
    const signed = await askSignature(config, query)
    if (signed) input = apply(input, signed)
  }
  return { ...plan, permits: [], input }
}
