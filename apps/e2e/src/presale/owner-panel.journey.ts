import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'
import { contribute, leave, openPresale } from './presale-journey.ts'

/** Each language in one of the colours; the sweep over all screens shows both. */
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

let owner: PrivateKeyAccount
const presales = new Map<'coming' | 'waiting', Address>()

beforeAll(async () => {
  const [first, buyer] = await createFreshAccounts(2)
  if (!first || !buyer) throw new Error('Accounts are missing.')
  owner = first
  const waiting = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, waiting.presale, '6.123456789012345678')
  await passTime(chain, 3_700n)
  const tiers = { useWhiteList: 1n, t1Block: 600n, t2Block: 600n, enableWhiteTransfer: true }
  const coming = await deployPresale(chain, owner, tiers)
  presales.set('waiting', waiting.presale).set('coming', coming.presale)
})

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  test.each(['coming', 'waiting'] as const)(
    'every form of the owner’s panel of a presale that is %s: accessible, fits both widths',
    async (state) => {
      const presale = presales.get(state)
      if (!presale) throw new Error('There is no presale.')
      const options = { language, colorScheme: scheme }
      const desk = await openPresale(owner, 'detail', presale, '&view=manage', options)
      const main = desk.page.getByRole('main')
      const closed = main.locator('section button[aria-expanded="false"]')
      await closed.first().waitFor()
      while ((await closed.count()) > 0) await closed.first().click()
      await desk.page.evaluate(() => window.scrollTo(0, 0))
      await settle(desk.page)
      const lists = main.getByRole('heading', {
        name: m.presale_admin_list_title({}, { locale: language }),
        level: 2,
      })
      expect(await lists.count()).toBe(state === 'coming' ? 1 : 0)
      expect(await checkAccessibility(desk.page)).toEqual([])
      const screen = `presale-owner-${state}`
      expect(await takeShots(desk.page, { screen, language, scheme })).toEqual([])
      await leave(desk)
    },
  )
})
