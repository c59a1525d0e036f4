import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { errorMessage, type Locale, m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { toTokenParameters } from '@slipway/sdk/token/token-parameters'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOfContract } from '../chain/answer-of-contract.ts'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { TaxedTokenForm } from '../pages/taxed-token-form.ts'
import { toTypedDraft } from './to-typed-draft.ts'
import { rightTaxedFields, type TaxedRule, taxedRules } from './wrong-taxed-inputs.ts'

const templateNames = {
  2: m.token_template_2_name,
  5: m.token_template_5_name,
  6: m.token_template_6_name,
  8: m.token_template_8_name,
} as const

let account: Address

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh.address
})

function read(templateId: TemplateId, fields: Readonly<Record<string, string>>) {
  const typed = toTypedDraft(templateId, { ...rightTaxedFields(templateId), ...fields })
  return readTokenDraft({ ...emptyTokenDraftInput(templateId), receiver: account, ...typed })
}

function rightDraft(templateId: TemplateId, fields: Readonly<Record<string, string>>): TokenDraft {
  const reading = read(templateId, fields)
  if (!reading.ok) throw new Error(reading.issues.map((one) => `${one.field} ${one.code}`).join())
  return reading.draft
}

/** What the contract itself answers to a draft when everything before it is skipped. */
function answerOfFactory(draft: TokenDraft): Promise<unknown> {
  const { templateId, strings, addresses, numbers, bools } = toTokenParameters(draft)
  const wrapper = draft.templateId === 8 ? draft.nft : zeroAddress
  const seed = createTokenSeed()
  return answerOfContract(
    createChainProbe('local').simulateContract({
      address: factoryOfRun('local'),
      abi: tokenFactoryAbi,
      functionName: 'deploy',
      args: [templateId, strings, addresses, numbers, bools, zeroAddress, wrapper, seed],
      account,
      value: parseEther('1'),
    }),
  )
}

describe.each(taxedRules)('$rule', (rule) => {
  const { templateId, right, wrong, params, reason, args, field } = rule

  test('the boundary is right for SDK and contract', async () => {
    expect(await answerOfFactory(rightDraft(templateId, right))).toBe('accepted')
  })

  test(`one step beyond the SDK refuses it: ${reason}`, () => {
    const reading = read(templateId, wrong)
    const found = reading.ok ? [] : reading.issues.map(({ code, args: numbers }) => [code, numbers])
    expect(found).toEqual([[reason, args]])
    expect(reading.ok ? '' : reading.issues[0]?.field).toBe(field)
  })

  test.runIf(params)(`one step beyond the contract refuses it: ${reason}`, async () => {
    const draft = { ...rightDraft(templateId, right), ...params } as TokenDraft
    expect(await answerOfFactory(draft)).toMatchObject({ name: reason, args })
  })
})

describe.each(['en-US', 'zh-CN'] as const)('the form in %s', (language: Locale) => {
  let visitor: Visitor
  let form: TaxedTokenForm

  beforeAll(async () => {
    visitor = await openVisitor({ language })
    form = new TaxedTokenForm(visitor.page, language)
    await visitor.open('/token/create?chain=local')
  })

  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  test.each(taxedRules)('$rule: right at the boundary, refused beyond', async (rule: TaxedRule) => {
    const { templateId, field, right, wrong, reason, args } = rule
    await form.choose(templateNames[templateId as keyof typeof templateNames])
    await form.fill({ ...rightTaxedFields(templateId), ...right })
    await form.leave(field)
    await expect.poll(() => form.errorOf(field)).toBe(undefined)
    await form.fill(wrong)
    await form.leave(field)
    const token = { symbol: 'HRB', decimals: 18 }
    await expect
      .poll(() => form.errorOf(field))
      .toBe(errorMessage(reason, args, { locale: language, token }))
  })
})
