import { errorMessage, m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { look } from '../screens/look.ts'
import { openAirdrop } from './open-claims.ts'
import { peopleOf } from './people-of.ts'

const DAY = 86_400n
const form = '/airdrop/create?kind=claims'

let owner: PrivateKeyAccount
let token: Address

beforeAll(async () => {
  const [one] = await createFreshAccounts(1)
  if (!one) throw new Error('There are no accounts.')
  owner = one
  token = await deployToken('local', owner, { symbol: 'CAST', name: 'Cast Off' })
})

/** A whole minute some days ahead, as the date fields hold it. */
async function daysAhead(days: bigint): Promise<bigint> {
  const at = (await chainTime('local')) + days * DAY
  return at - (at % 60n) + 60n
}

test.each(['en-US', 'zh-CN'] as const)(
  'a file is dropped onto the form; a store that keeps nothing stops it in the specified words, in %s',
  async (language) => {
    const inPage = { locale: language }
    const maker = await openAirdrop(owner, form, 'local', { language })
    const { page } = maker
    maker.watch.expect(/503/, /Failed to load resource/)
    await page.route('**/api/ipfs/airdrop-list', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'UPLOADS_OFF', message: 'this server keeps no files' } },
      }),
    )
    await maker.fill({ token })
    await page.getByText(m.airdrop_list_choose({}, inPage)).waitFor()
    const [first, second] = peopleOf(owner, 2)
    await maker.dropFile([`${first},10`, 'moon,2', `${second},5`])
    await page.getByText('dropped.csv').first().waitFor()
    await page
      .getByText(errorMessage('Input_AddressLineInvalid', { line: 2 }, inPage))
      .first()
      .waitFor()
    await maker.dropFile([`${first},10`, `${second},5`], 'mended.csv')
    await page.getByText('mended.csv').first().waitFor()
    await page.getByRole('table', { name: m.airdrop_list_preview({}, inPage) }).waitFor()
    await maker.fillTime('endTime', await daysAhead(30n))
    await page.getByRole('button', { name: m.airdrop_submit({}, inPage), exact: true }).click()
    await page
      .getByText(errorMessage('Airdrop_InfoFailed', {}, inPage))
      .first()
      .waitFor()
    await page.getByText(m.console_ipfs_problem_off({}, inPage)).first().waitFor()
    await look(maker, 'airdrop-not-stored', language)
    expect(maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual(
      [],
    )
    expect(maker.watch.unexpected()).toEqual([])
    await maker.close()
  },
)
