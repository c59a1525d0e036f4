import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployForeignToken } from '../chain/foreign/deploy-foreign-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { takeShots } from '../screens/take-shots.ts'

/** Tether's name and symbol, each with one Cyrillic letter. */
const lookAlike = { name: 'T\u0435ther USD', symbol: 'USD\u0422' }

let owner: PrivateKeyAccount

beforeAll(async () => {
  const [first] = await createFreshAccounts(1)
  if (!first) throw new Error('There is no account.')
  owner = first
})

/** Pastes an address into the look-up below the list, as somebody does who was sent it. */
async function lookUp(token: Address, language: 'en-US' | 'zh-CN') {
  const text = { locale: language }
  const visitor = await openVisitor({ language })
  await visitor.open('/token/list?chain=local')
  const { page } = visitor
  await page.getByRole('textbox', { name: m.token_lookup_label({}, text) }).fill(token)
  await page.getByRole('button', { name: m.token_lookup_button({}, text) }).click()
  return { visitor, text }
}

test('a honeypot pasted by its address: bought, but the rehearsed sell is refused', async () => {
  const token = await deployForeignToken(owner, true)
  const { visitor, text } = await lookUp(token, 'en-US')
  const { page } = visitor
  await page.getByText(m.safety_finding_sell_refused({}, text)).waitFor()
  await page.getByText(m.safety_verdict_danger({}, text)).waitFor()
  await page.getByText(m.safety_code_unknown({}, text)).waitFor()
  expect(await checkAccessibility(page)).toEqual([])
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a plain foreign token in Chinese: sells without a tax, and the report does not call it a danger for that', async () => {
  const token = await deployForeignToken(owner, false)
  const { visitor, text } = await lookUp(token, 'zh-CN')
  const { page } = visitor
  await page.getByText(m.safety_finding_sell_works({}, text)).waitFor()
  expect(await page.getByText(m.safety_finding_sell_refused({}, text)).count()).toBe(0)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test.each(['en-US', 'zh-CN'] as const)(
  'a token that bears the name of a currency: said above everything and among the reasons, in %s',
  async (language) => {
    const token = await deployForeignToken(owner, false, lookAlike)
    const { visitor, text } = await lookUp(token, language)
    const { page } = visitor
    const warning = m.names_look_alike({ currency: 'USDT' }, text)
    await page.getByText(m.safety_finding_sell_works({}, text)).waitFor()
    expect(await page.getByText(warning).count()).toBe(2)
    await page.getByText(m.names_title({}, text)).waitFor()
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const shot = { screen: 'safety-look-alike', language, scheme }
      expect(await takeShots(page, shot)).toEqual([])
      expect(await checkAccessibility(page)).toEqual([])
    }
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  },
)
