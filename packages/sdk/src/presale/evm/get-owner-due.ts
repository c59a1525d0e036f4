import { presaleAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  multicall3Abi,
  zeroAddress,
} from 'viem'
import { type CallAnswer, callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import {
  type DecodedFailure,
  decodeContractError,
  decodeRevertData,
} from '../../evm/decode-contract-error.ts'
import { rehearseArrival } from '../../evm/rehearse-arrival.ts'
import { smaller } from '../../shared/smaller.ts'
import { poolStatuses } from '../pool-statuses.ts'
import type { Presale } from '../types.ts'

/** Tokens of the owner, base units, that the token does not let the owner's wallet receive now: they stay in the presale. */
interface Waiting {
  readonly waiting?: bigint
}

/** What a withdrawal would bring a presale's owner now. */
export type OwnerDue =
  /** Base units that reach the owner; undefined where the node cannot tell more than that there is something. */
  | (Waiting & { readonly state: 'due'; readonly money?: bigint; readonly tokens?: bigint })
  | (Waiting & { readonly state: 'refused'; readonly failure: DecodedFailure })

type Asked = Pick<Presale, 'address' | 'terms' | 'state'>

/** Anybody whom a token does not know: it is only tried out what could be sent to another wallet. */
const witness: Address = '0x000000000000000000000000000000000000dEaD'

function callBalance(asset: Address, owner: Address, multicall: Address) {
  return asset === zeroAddress
    ? {
        to: multicall,
        data: encodeFunctionData({
          abi: multicall3Abi,
          functionName: 'getEthBalance',
          args: [owner],
        }),
      }
    : {
        to: asset,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
      }
}

const balanceIn = ({ returnData }: CallAnswer): bigint =>
  decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: returnData })

const withdrawal = encodeFunctionData({ abi: presaleAbi, functionName: 'withdraw' })

/** The owner's balances before and after a withdrawal, all inside one `eth_call`; anybody may send it to the owner. */
async function rehearse(client: ReadClient, { address, terms }: Asked) {
  const multicall = client.chain.contracts?.multicall3?.address
  if (!multicall) return undefined
  const balances = [terms.currency, terms.claimToken].map((asset) =>
    callBalance(asset, terms.owner, multicall),
  )
  const calls = [...balances, { to: address, data: withdrawal }, ...balances]
  return await callAsAccount(client, multicall, calls)
}

/** Whether it would go through, where its amounts cannot be rehearsed. */
async function tryCall(client: ReadClient, { address, terms }: Asked): Promise<OwnerDue> {
  try {
    await client.call({ account: terms.owner, to: address, data: withdrawal })
    return { state: 'due' }
  } catch (error) {
    const failure = decodeContractError(error, contractErrorsAbi)
    if (failure.kind === 'contract') return { state: 'refused', failure }
    throw error
  }
}

/** What of a presale's tokens is its owner's where a withdrawal brings none: a token that refuses its receiver stops nothing. */
async function getWaiting(client: ReadClient, { address, terms, state }: Asked): Promise<Waiting> {
  if (state.poolStatus !== poolStatuses.finished) {
    const query = { address, abi: presaleAbi, functionName: 'solvency' } as const
    const [{ held, owed } = { held: 0n, owed: 0n }] = await client.readContract(query)
    const waiting = smaller(held, owed)
    return waiting > 0n ? { waiting } : {}
  }
  // What buyers have still to claim lies there too: what else somebody else could be sent is the owner's.
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'withdrawTo', args: [witness] })
  const { claimToken: token, owner: account } = terms
  const arrival = { account, receiver: witness, token, call: { to: address, data } }
  const { left: waiting = 0n } = (await rehearseArrival(client, arrival)) ?? {}
  return waiting > 0n ? { waiting } : {}
}

/**
 * What a presale's owner would get by a withdrawal now, or why nothing.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getOwnerDue(client: ReadClient, presale: Asked): Promise<OwnerDue> {
  const due = await getArrivingDue(client, presale)
  const isNothing = due.state === 'refused' && due.failure.name === 'Presale_NothingToWithdraw'
  if (!isNothing && !(due.state === 'due' && due.tokens === 0n)) return due
  return { ...due, ...(await getWaiting(client, presale)) }
}

/** The same, of what reaches the owner's wallet. */
async function getArrivingDue(client: ReadClient, presale: Asked): Promise<OwnerDue> {
  const answers = await rehearse(client, presale)
  const [money, tokens, paid, moneyAfter, tokensAfter] = answers ?? []
  if (!money || !tokens || !paid || !moneyAfter || !tokensAfter) return tryCall(client, presale)
  if (!paid.success) {
    return { state: 'refused', failure: decodeRevertData(paid.returnData, contractErrorsAbi) }
  }
  return {
    state: 'due',
    money: balanceIn(moneyAfter) - balanceIn(money),
    tokens: balanceIn(tokensAfter) - balanceIn(tokens),
  }
}
