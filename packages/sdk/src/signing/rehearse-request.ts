import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import { simulateTransactions } from '../evm/ask-simulation.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeRevertData } from '../evm/decode-contract-error.ts'
import { decodeTokenText } from '../evm/read-token-text.ts'
import { isDone, reasonOf, type SimulatedCall } from '../evm/simulated-call.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { readEvents } from '../receipt/read-events.ts'
import { findRights, type GivenRight, type MovedAsset, sumChanges } from './read-movements.ts'
import type { RequestForecast, SeenToken } from './sign-forecast.ts'
import type { SignRequest } from './sign-request.ts'

/** Characters of a foreign symbol that are kept. */
const LONGEST_SYMBOL = 32
const withTransfers = { traceTransfers: true } as const

type Question = UnsignedTransaction & {
  readonly functionName: 'symbol' | 'decimals' | 'allowance'
}

const question = (
  to: Address,
  functionName: Question['functionName'],
  args: readonly Address[] = [],
): Question => ({
  to,
  functionName,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0]),
  valueWei: 0n,
})

function answerOf(asked: Question, answer: SimulatedCall | undefined): unknown {
  if (!isDone(answer) || !answer?.returnData) return undefined
  try {
    const { functionName } = asked
    if (functionName === 'symbol') return decodeTokenText(functionName, answer.returnData)
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer.returnData })
  } catch {
    // Not the token of the standard that it was taken for.
    return undefined
  }
}

/** Answers to questions after the request's own calls, by what was asked. */
class Afterwards {
  readonly #asked: readonly Question[]
  readonly #answers: readonly (SimulatedCall | undefined)[]

  constructor(asked: readonly Question[], answers: readonly SimulatedCall[] | undefined) {
    this.#asked = asked
    this.#answers = asked.map((_, at) => answers?.[at])
  }

  answer({ to, data }: Question): unknown {
    const at = this.#asked.findIndex((one) => one.to === to && one.data === data)
    const asked = this.#asked[at]
    return asked && answerOf(asked, this.#answers[at])
  }

  token(address: Address): SeenToken {
    const symbol = this.answer(question(address, 'symbol'))
    const decimals = this.answer(question(address, 'decimals'))
    return {
      address,
      ...(typeof symbol === 'string' && { symbol: symbol.slice(0, LONGEST_SYMBOL) }),
      ...(typeof decimals === 'number' && { decimals }),
    }
  }
}

function questionsOf(
  owner: Address,
  changes: readonly MovedAsset[],
  rights: readonly GivenRight[],
): readonly Question[] {
  const tokens = new Set([...changes, ...rights].flatMap(({ token }) => token ?? []))
  return [
    ...[...tokens].flatMap((token) => [question(token, 'symbol'), question(token, 'decimals')]),
    ...rights.map(({ token, spender }) => question(token, 'allowance', [owner, spender])),
  ]
}

/**
 * Tries a request out on the newest block, each transaction on what the ones before left, and says what the account
 * would have more and less of, and which rights would stand in the end. Nothing is sent.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseRequest(
  client: ReadClient,
  { account, calls }: SignRequest,
): Promise<RequestForecast> {
  const results = await simulateTransactions(client, account, calls, withTransfers)
  if (!results) return { state: 'unsupported' }
  const refused = results.find((result) => !isDone(result))
  if (refused)
    return {
      state: 'refused',
      failure: decodeRevertData(reasonOf(refused), contractErrorsAbi),
    }
  const events = readEvents(results.flatMap(({ logs = [] }) => logs))
  const sentWei = calls.reduce((sum, { valueWei }) => sum + valueWei, 0n)
  const { changes, ownEvents } = sumChanges(events, account, sentWei)
  const rights = findRights(ownEvents, account)
  const asked = questionsOf(account, changes, rights)
  const answers =
    asked.length > 0
      ? await simulateTransactions(client, account, [...calls, ...asked], withTransfers)
      : undefined
  const afterwards = new Afterwards(asked, answers?.slice(calls.length))
  return {
    state: 'done',
    changes: changes.map(({ token, ...change }) => ({
      ...change,
      token: token && afterwards.token(token),
    })),
    rights: rights.flatMap(({ token, spender, amount }) => {
      const left = afterwards.answer(question(token, 'allowance', [account, spender]))
      // NFTs know no allowance: what their event said stands. What the request itself uses up gives nothing away.
      const stands = amount !== undefined && typeof left === 'bigint' ? left : amount
      return stands === 0n ? [] : [{ token: afterwards.token(token), spender, amount: stands }]
    }),
    events: ownEvents,
  }
}
