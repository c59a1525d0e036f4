import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { mintNft } from '../chain/mint-nft.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { takeShots } from '../screens/take-shots.ts'
import { type LockMaker, openLocker } from './open-locker.ts'

let owner: PrivateKeyAccount
let stranger: PrivateKeyAccount
let token: Address

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('There are no accounts.')
  owner = first
  stranger = second
  token = await deployToken('local', owner, { symbol: 'KEEL', name: 'Keel' })
})

/** Submits, and waits until a text stands in the page. */
async function expectRefused({ form, page }: LockMaker, text: string): Promise<void> {
  await form.review.click()
  await page.getByText(text).first().waitFor()
}

describe.each(['en-US', 'zh-CN'] as const)('wrong entries in %s', (locale) => {
  test('each has its own message, and none reaches the wallet', async () => {
    const maker = await openLocker(owner, { language: locale, colorScheme: 'dark' })
    const { form, page } = maker
    const text = (code: string, args = {}) => errorMessage(code, args, { locale })
    await form.fill({ asset: '0x12' })
    await expectRefused(maker, text('Input_AddressInvalid'))
    // A wallet is no contract; a token is no pool; a token is no collection.
    await form.fill({ asset: stranger.address })
    await page.getByText(text('Token_InfoNotFound')).first().waitFor()
    await form.chooseSegment(m.lock_expects_pair({}, { locale }))
    await form.fill({ asset: token })
    await page.getByText(text('LiquidityLocker_NotLiquidityPool')).first().waitFor()
    const shot = { screen: 'lock-not-a-pool', language: locale, scheme: 'dark' }
    expect(await takeShots(page, shot)).toEqual([])
    await form.chooseSegment(m.lock_expects_nft({}, { locale }))
    await page.getByText(m.lock_asset_not_nft({}, { locale })).first().waitFor()
    await form.chooseSegment(m.lock_expects_any({}, { locale }))
    await page
      .getByText(m.lock_create_kind_token({}, { locale }), { exact: true })
      .first()
      .waitFor()

    await form.fill({ amount: '0' })
    await expectRefused(maker, text('TokenLocker_AmountZero'))
    await form.fill({ amount: '0.0000000000000000001' })
    await expectRefused(maker, text('Input_TooManyDecimals', { max: 18 }))
    const supply = parseEther('1000000000000')
    await form.fill({ amount: String(supply / 10n ** 18n) })
    await form.fillTime('unlockAt', (await chainTime('local')) + 40n * 86_400n)
    await form.review.click()
    await page
      .getByRole('alert')
      .filter({ hasText: m.lock_field_amount({}, { locale }) })
      .first()
      .waitFor()
    await form.fill({ amount: '10' })

    await form.fillTime('unlockAt', (await chainTime('local')) + 10n * 86_400n)
    await page.getByText(m.lock_short_text({}, { locale })).waitFor()
    await form.fillTime('unlockAt', (await chainTime('local')) + 60n)
    await form.review.click()
    const early = text('TokenLocker_UnlockTooEarly', { min: 0 }).split(/[:：]/)[0] ?? ''
    await page.getByText(early).first().waitFor()
    await form.fillTime('unlockAt', (await chainTime('local')) + 40n * 86_400n)
    await form.fill({ owner: '0x0000000000000000000000000000000000000000' })
    await expectRefused(maker, text('TokenLocker_OwnerZero'))
    await form.fill({ owner: '' })

    await form.showText()
    await form.fill({ list: `${stranger.address},10,forever\n0x12,10,forever` })
    await expectRefused(maker, text('Input_AddressLineInvalid', { line: 2 }))
    const listShot = { screen: 'lock-wrong-line', language: locale, scheme: 'dark' }
    expect(await takeShots(page, listShot)).toEqual([])
    expect(await checkAccessibility(page)).toEqual([])

    const nftId = await mintNft(stranger)
    await form.fill({ asset: localCollectionAddress })
    await page.getByText(m.lock_create_kind_nft({}, { locale }), { exact: true }).first().waitFor()
    await form.fill({ nftId: 'seven' })
    await expectRefused(maker, text('Input_TokenIdInvalid'))
    await form.fill({ nftId: String(nftId) })
    await expectRefused(maker, text('NftLocker_NotNftOwner'))

    expect(maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual(
      [],
    )
    await maker.close()
  })
})
