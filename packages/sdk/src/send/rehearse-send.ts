import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { callAsAccount } from '../evm/call-as-account.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError, decodeRevertData } from '../evm/decode-contract-error.ts'
import { isContractCode } from '../evm/is-contract-code.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import { wordOfAnswer } from '../evm/word-of-answer.ts'
import { buildSend } from './build-send.ts'
import type { SendForecast, SendParams, SendRehearsal } from './types.ts'

async function rehearseNative(
  client: ReadClient,
  account: Address,
  params: SendParams,
): Promise<SendRehearsal> {
  const { to, data, valueWei: value } = buildSend(params)
  try {
    await client.call({ account, to, data, value })
    return { state: 'done', arrives: params.amount }
  } catch (error) {
    if (isNodeAway(error)) throw error
    return { state: 'refused', failure: decodeContractError(error, contractErrorsAbi) }
  }
}

async function rehearseToken(
  client: ReadClient,
  account: Address,
  params: SendParams,
): Promise<SendRehearsal> {
  const transaction = buildSend(params)
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [params.receiver],
  })
  const held = { to: transaction.to, data }
  const answers = await callAsAccount(client, account, [held, transaction, held])
  const [before, sent, after] = answers ?? []
  if (!sent) return rehearsePlainly(client, account, params)
  if (!sent.success)
    return { state: 'refused', failure: decodeRevertData(sent.returnData, contractErrorsAbi) }
  // Early tokens answer nothing; one that answers false has not moved anything.
  if (wordOfAnswer(sent) === 0n) return refusedSilently
  const [least, most] = [wordOfAnswer(before), wordOfAnswer(after)]
  if (least === undefined || most === undefined) return { state: 'unsupported' }
  return { state: 'done', arrives: most > least ? most - least : 0n }
}

const refusedSilently: SendRehearsal = {
  state: 'refused',
  failure: { kind: 'contract', name: 'Token_TransferFailed', args: {} },
}

/** Where a node cannot put calls together: whether the transfer goes through at all. */
async function rehearsePlainly(
  client: ReadClient,
  account: Address,
  params: SendParams,
): Promise<SendRehearsal> {
  const rehearsal = await rehearseNative(client, account, params)
  return rehearsal.state === 'done' ? { state: 'unsupported' } : rehearsal
}

/**
 * Tries a payment out on the newest block, and looks at who receives it.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseSend(
  client: ReadClient,
  account: Address,
  params: SendParams,
): Promise<SendForecast> {
  const { receiver: address, asset } = params
  const rehearse = asset.kind === 'native' ? rehearseNative : rehearseToken
  const [code, sentCount, balance, rehearsal] = await Promise.all([
    client.getCode({ address }),
    client.getTransactionCount({ address }),
    client.getBalance({ address }),
    rehearse(client, account, params),
  ])
  return {
    isContract: isContractCode(code),
    isUnused: sentCount === 0 && balance === 0n,
    rehearsal,
  }
}
