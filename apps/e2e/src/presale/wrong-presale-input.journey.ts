import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { errorMessage, type Locale } from '@slipway/messages'
import { emptyPresaleDraftInput } from '@slipway/sdk/presale/empty-presale-draft-input'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import { readPresaleDraft } from '@slipway/sdk/presale/read-presale-draft'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOfContract } from '../chain/answer-of-contract.ts'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, presaleContractOfRun } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { exchangeOfRun } from '../chain/trade-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { CreatePresalePage, type PresaleKind } from '../pages/create-presale-page.ts'
import { PresaleTermsForm } from '../pages/presale-terms-form.ts'
import { type PresaleRule, presaleRules, rightTerms } from './wrong-presale-inputs.ts'

const chain = 'local'
/** Far enough ahead that no boundary of time is met while the journey runs. */
const lead = 7_200n
const duration = 86_400n

let account: Address
let token: Address
let start: bigint

beforeAll(async () => {
  const [owner] = await createFreshAccounts(1)
  if (!owner) throw new Error('There is no account.')
  account = owner.address
  token = await deployToken(chain, owner)
  start = (await chainTime(chain)) + lead
})

function read(kind: PresaleKind, texts: Readonly<Record<string, string>>) {
  const input = {
    ...emptyPresaleDraftInput(kind),
    token,
    router: kind === 'private' ? '' : exchangeOfRun().router,
    whitelistMode: kind === 'private' ? 'only' : 'tiers',
    startTime: String(start),
    endTime: String(start + duration),
    ...rightTerms(kind),
    ...texts,
  }
  return readPresaleDraft(input, { now: Number(start - lead) })
}

function rightDraft({ kind, field, right }: PresaleRule): PresaleDraft {
  const reading = read(kind, { [field]: right })
  if (!reading.ok)
    throw new Error(reading.issues.map(({ field, code }) => `${field} ${code}`).join())
  return reading.draft
}

/** What the factory itself answers to a draft when everything before it is skipped. */
function answerOfFactory(draft: PresaleDraft): Promise<unknown> {
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  return answerOfContract(
    createChainProbe(chain).readContract({
      address: presaleContractOfRun(chain, 'presaleFactory'),
      abi: presaleFactoryAbi,
      functionName: 'tokensNeeded',
      args: [templateId, addressParams, numberParams],
      account,
    }),
  )
}

describe.each(presaleRules)('$rule', (rule) => {
  const { kind, wrong, params, reason, args, field } = rule

  test('the boundary is right for SDK and contract', async () => {
    expect(await answerOfFactory(rightDraft(rule))).toBe('accepted')
  })

  test(`one step beyond the SDK refuses it: ${reason}`, () => {
    const reading = read(kind, { [field]: wrong })
    const found = reading.ok ? [] : reading.issues.map((one) => [one.field, one.code, one.args])
    expect(found).toEqual([[field, reason, args]])
  })

  test.runIf(params)(`one step beyond the contract refuses it: ${reason}`, async () => {
    expect(await answerOfFactory({ ...rightDraft(rule), ...params })).toMatchObject({
      name: reason,
      args,
    })
  })
})

const kinds = ['normal', 'fair', 'private'] as const

describe.each(['en-US', 'zh-CN'] as const)('the form in %s', (language: Locale) => {
  describe.each(kinds)('of a %s presale', (kind) => {
    let visitor: Visitor
    let form: PresaleTermsForm

    beforeAll(async () => {
      visitor = await openVisitor({ language })
      form = new PresaleTermsForm(visitor.page, kind, language)
      await visitor.open(`${CreatePresalePage.path(kind)}?chain=${chain}`)
      await form.unfold(language)
      const page = new CreatePresalePage(visitor.page, language)
      await page.fillTime(kind, 'startTime', start)
      await page.fillTime(kind, 'endTime', start + duration)
    })

    afterAll(async () => {
      expect(visitor.watch.unexpected()).toEqual([])
      await visitor.close()
    })

    const rules = presaleRules.filter((rule) => rule.kind === kind)

    test.each(rules)('$rule: right at the boundary, refused beyond', async (rule: PresaleRule) => {
      const { field, right, wrong, reason, args } = rule
      await form.fill({ ...rightTerms(kind), [field]: right })
      await form.leave(field)
      await expect.poll(() => form.errorOf(field)).toBe(undefined)
      await form.fill({ [field]: wrong })
      await form.leave(field)
      const currency = { symbol: 'ETH', decimals: 18 }
      await expect
        .poll(() => form.errorOf(field))
        .toBe(errorMessage(reason, args, { locale: language, currency }))
    })
  })
})
