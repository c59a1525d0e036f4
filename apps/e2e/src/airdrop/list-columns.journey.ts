import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { takeShots } from '../screens/take-shots.ts'
import { openAirdrop } from './open-claims.ts'
import { peopleOf } from './people-of.ts'

let owner: PrivateKeyAccount
let token: Address

beforeAll(async () => {
  const [one] = await createFreshAccounts(1)
  if (!one) throw new Error('There are no accounts.')
  owner = one
  token = await deployToken('local', owner, { symbol: 'ROWS', name: 'Rows' })
})

test.each(['en-US', 'zh-CN'] as const)(
  'a holder export with a running number: its columns are shown, fit both widths, and are read as shown, in %s',
  async (language) => {
    const inPage = { locale: language }
    const maker = await openAirdrop(owner, '/airdrop/create?kind=claims', 'local', { language })
    const { page } = maker
    await maker.fill({ token })
    await page.getByText(m.airdrop_list_choose({}, inPage)).waitFor()
    const rows = peopleOf(owner, 3).map((person, at) => `${at + 1};${person};note;${at + 1}0`)
    const lines = ['No;HolderAddress;Remark;Amount', ...rows]
    await page
      .locator('input[type=file][accept*=".csv"]')
      .first()
      .setInputFiles({
        name: 'export-of-token-holders-of-a-long-name.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r')),
      })
    const use = page.getByRole('button', { name: m.listfile_use({}, inPage), exact: true })
    await use.waitFor()
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const shot = { screen: 'list-columns', language, scheme }
      expect(await takeShots(page, shot)).toEqual([])
      expect(await checkAccessibility(page)).toEqual([])
    }
    await use.click()
    await page.getByRole('table', { name: m.airdrop_list_preview({}, inPage) }).waitFor()
    expect(maker.watch.unexpected()).toEqual([])
    await maker.close()
  },
)
