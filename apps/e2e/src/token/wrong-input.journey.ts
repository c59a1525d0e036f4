import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, type Locale } from '@slipway/messages'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { plainParams, toDeployCall } from '../chain/token-params.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { rightToken, type WrongInput, wrongInputs } from './wrong-inputs.ts'

const receiver = '0x000000000000000000000000000000000000dEaD'

/** What the contract itself answers when everything before it is skipped. */
async function refusalOfContract({ params }: WrongInput): Promise<unknown> {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  const complete = { ...plainParams, receiver: account.address, ...params }
  const call = toDeployCall(factoryOfRun('local'), complete)
  try {
    await createChainProbe('local').simulateContract({ ...call, account, value: parseEther('1') })
    return 'accepted'
  } catch (error) {
    const cause =
      error instanceof BaseError
        ? error.walk((inner) => inner instanceof ContractFunctionRevertedError)
        : undefined
    const { raw: data } = (cause ?? {}) as Partial<ContractFunctionRevertedError>
    if (!data) throw error
    const { errorName: name, args = [] } = decodeErrorResult({ abi: contractErrorsAbi, data })
    return { name, args }
  }
}

describe.each(wrongInputs)('$what', (wrong) => {
  test(`the contract refuses it: ${wrong.reason}`, async () => {
    const { reason: name, args } = wrong
    expect(await refusalOfContract(wrong)).toEqual({ name, args: Object.values(args) })
  })

  test(`the SDK refuses it: ${wrong.reason}`, () => {
    const input = { templateId: 1, receiver, ...rightToken, ...wrong.typed }
    const reading = readTokenDraft(input)
    expect(reading.ok ? [] : reading.issues).toEqual([
      { field: wrong.field, code: wrong.reason, args: wrong.args },
    ])
  })
})

describe.each(['en-US', 'zh-CN'] as const)('the form in %s', (language: Locale) => {
  let visitor: Visitor
  let form: CreateTokenPage

  beforeAll(async () => {
    visitor = await openVisitor({ language })
    form = new CreateTokenPage(visitor.page, language)
    await visitor.open('/token/create?chain=local')
  })

  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  test.each(wrongInputs)(`refuses $what: $reason`, async ({ typed, field, reason, args }) => {
    await form.fill({ ...rightToken, ...typed })
    await form.field(field).focus()
    await form.field(field).blur()
    const token = { symbol: typed.symbol ?? 'HBR', decimals: Number(typed.decimals ?? '18') }
    const text = errorMessage(reason, args, { locale: language, token })
    await expect.poll(() => form.errorOf(field)).toBe(text)
  })
})
