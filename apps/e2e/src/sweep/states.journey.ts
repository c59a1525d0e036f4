import type { Page } from 'playwright-core'
import type { Address, PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { settle } from '../harness/settle.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { NetworkPicker } from '../pages/network-picker.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { SettingsDrawer } from '../pages/settings-drawer.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { takeShots } from '../screens/take-shots.ts'
import { type Creator, distinctToken, openCreator } from '../token/creator.ts'

const languages = ['en-US', 'zh-CN'] as const
const schemes = ['light', 'dark'] as const
const minting = { mintable: true, mintCooldown: 259_200n, mintMaxBps: 500n }

let account: PrivateKeyAccount
let token: Address

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
  const contractUri = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
  token = await deployToken('local', account, { ...minting, contractUri })
  await deployToken('local', account, { name: '港口元', symbol: '港元' })
})

type State = {
  /** Names the folder of its pictures. */
  readonly name: string
  readonly path?: string
  /** Brings the page into the state. */
  readonly reach?: (
    page: Page,
    creator: Creator,
    language: (typeof languages)[number],
  ) => Promise<void>
}

const states: readonly State[] = [
  { name: 'state-list-with-tokens', path: '/token/list' },
  { name: 'state-console-of-owner', path: '/token/detail/TOKEN' },
  { name: 'state-public-page', path: '/token/view/TOKEN' },
  {
    name: 'state-form-with-errors',
    path: '/token/create',
    reach: async (page, _, language) => {
      const form = new CreateTokenPage(page, language)
      await form.fill({ name: 'n'.repeat(70), totalSupply: '0', decimals: '19', mintable: true })
      await form.review.click()
    },
  },
  {
    name: 'state-review',
    path: '/token/create',
    reach: async (page, _, language) => {
      const form = new CreateTokenPage(page, language)
      await form.fill({ ...distinctToken('LOOK'), mintable: false })
      await form.review.click()
      await new ReviewDialog(page, language).approved.waitFor()
    },
  },
  {
    name: 'state-network-picker',
    reach: (page, _, language) => new NetworkPicker(page, language).open(),
  },
  {
    name: 'state-settings',
    reach: (page, _, language) => new SettingsDrawer(page, language).open(),
  },
  {
    name: 'state-transactions',
    reach: (page, _, language) => new TransactionDrawer(page, language).open(),
  },
  {
    name: 'state-account',
    reach: (_, creator) => creator.panel.accountButton(account.address).click(),
  },
  { name: 'state-unsupported-network', path: '/token/create?chain=atlantis' },
]

describe.each(languages)('in %s', (language) => {
  let creator: Creator

  beforeAll(async () => {
    creator = await openCreator(account, { language })
    // One state is that of a network whose nodes are in the internet, which is not there.
    creator.watch.expect(
      /publicnode|binance|bnbchain|ERR_NAME_NOT_RESOLVED|Failed to load resource|https:\/\//,
    )
  })

  afterAll(async () => {
    expect(creator.watch.unexpected()).toEqual([])
    await creator.close()
  })

  test.each(states)('$name: accessible in both themes, fits both widths', async (state) => {
    const { page } = creator
    const path = (state.path ?? '/index').replace('TOKEN', token)
    await creator.open(path.includes('?') ? path : `${path}?chain=local`)
    await settle(page)
    await state.reach?.(page, creator, language)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      expect(await checkAccessibility(page)).toEqual([])
      expect(await takeShots(page, { screen: state.name, language, scheme })).toEqual([])
    }
  })
})
