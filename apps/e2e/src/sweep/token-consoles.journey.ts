import { taxedTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { createTrader } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from '../token/open-console.ts'

const languages = ['en-US', 'zh-CN'] as const
const schemes = ['light', 'dark'] as const

let owner: PrivateKeyAccount
const tokens = new Map<TemplateId, Address>()

/** So that the public page has a history of taxes to draw. */
async function changeTaxes(token: Address): Promise<void> {
  const probe = createChainProbe('local')
  for (const buy of [450n, 400n]) {
    const hash = await probe.writeContract({
      account: owner,
      address: token,
      abi: taxedTokenAbi,
      functionName: 'setTaxes',
      args: [buy, 625n, 150n, 200n, 300n],
    })
    await probe.waitForTransactionReceipt({ hash })
  }
}

beforeAll(async () => {
  const [first, marketing, buyer] = await createFreshAccounts(3)
  if (!first || !marketing || !buyer) throw new Error('Accounts are missing.')
  owner = first
  const trader = createTrader('local', buyer)
  for (const id of templateIds) {
    if (id === 1) {
      tokens.set(id, await deployToken('local', owner))
      continue
    }
    const token = await deployTaxedToken(owner, marketing.address, id)
    tokens.set(id, token)
    const visitor = await openConsole([owner], token)
    await visitor.console.launch('500000000', '100')
    await visitor.close()
    await changeTaxes(token)
    // Odd amounts, so that figures have all the digits that real ones have.
    const bought = await trader.buy(token, parseEther('1.234567890123456789'))
    await trader.sell(token, bought / 3n)
    await trader.sell(token, bought / 7n)
  }
  await createChainProbe('local').mine({ blocks: 2 })
}, 300_000)

describe.each(languages)('in %s', (language) => {
  let visitor: ConsoleVisitor

  beforeAll(async () => {
    const [first] = tokens.values()
    if (!first) throw new Error('There is no token.')
    visitor = await openConsole([owner], first, { language })
  })

  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  const screens = templateIds.flatMap((id) =>
    (['detail', 'view', 'create'] as const).map((screen) => ({ id, screen })),
  )

  test.each(screens)(
    'template $id, $screen: accessible in both themes, fits both widths',
    async ({ id, screen }) => {
      const { page } = visitor
      const path = screen === 'create' ? '/token/create' : `/token/${screen}/${tokens.get(id)}`
      await visitor.open(`${path}?chain=local`)
      await settle(page)
      if (screen === 'create') {
        await page
          .getByRole('radiogroup')
          .getByRole('radio')
          .nth(id - 1)
          .check()
        await settle(page)
      }
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        await settle(page)
        expect(await checkAccessibility(page)).toEqual([])
        const name = `token-${screen}-template-${id}`
        expect(await takeShots(page, { screen: name, language, scheme })).toEqual([])
      }
    },
  )

  test('every form of a console, opened', async () => {
    const id = templateIds.at(-1) ?? 1
    const { page } = visitor
    await visitor.open(`/token/detail/${tokens.get(id)}?chain=local`)
    await settle(page)
    const closed = page.getByRole('main').locator('button[aria-expanded="false"]')
    while ((await closed.count()) > 0) await closed.first().click()
    await page
      .getByText(m.token_console_review({}, { locale: language }))
      .first()
      .waitFor()
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      expect(await checkAccessibility(page)).toEqual([])
      const name = `token-forms-template-${id}`
      expect(await takeShots(page, { screen: name, language, scheme })).toEqual([])
    }
  })
})
