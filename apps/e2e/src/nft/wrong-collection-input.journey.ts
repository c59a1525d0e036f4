import { errorMessage, m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { beginForm } from '../harness/begin-form.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'
import { openCollector } from './open-collector.ts'

const DAY = 86_400n
const folder = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/'

let maker: PrivateKeyAccount

beforeAll(async () => {
  const [first] = await createFreshAccounts(1)
  if (!first) throw new Error('There are no accounts.')
  maker = first
})

/** The words of a refusal up to its first number. */
const wordsOf = (code: string, locale: 'en-US' | 'zh-CN') =>
  (errorMessage(code, {}, { locale }).split('?')[0] ?? '').trim()

describe.each(['en-US', 'zh-CN'] as const)('wrong entries in %s', (locale) => {
  test('an empty form names everything that is missing, in both places', async () => {
    const visitor = await openCollector(maker, {
      ...{ chain: 'local', path: CreateCollectionPage.path, language: locale },
    })
    const form = new CreateCollectionPage(visitor.page, locale)
    await form.submit.click()
    await form.problems.first().waitFor()
    const summary = (await form.problems.first().textContent()) ?? ''
    const required = errorMessage('Input_Required', {}, { locale })
    const labels = [
      ['name', m.nftmake_field_name({}, { locale })],
      ['symbol', m.nftmake_field_symbol({}, { locale })],
      ['total', m.nftmake_field_total({}, { locale })],
    ] as const
    for (const [name, label] of labels) {
      expect(summary).toContain(label)
      expect(await form.errorOf(name)).toBe(required)
    }
    await look(visitor, 'nft-create-missing', locale)
    await visitor.leave()
  })

  test('each has its own message at its field, and nothing that was typed is lost', async () => {
    const visitor = await openCollector(maker, {
      ...{ chain: 'local', path: CreateCollectionPage.path, language: locale },
    })
    const form = new CreateCollectionPage(visitor.page, locale)
    const expectAt = async (name: string, words: string) => {
      await expect.poll(() => form.errorOf(name)).toContain(words)
    }
    const words = (code: string) => wordsOf(code, locale)
    await form.fill({ name: 'Harbour Lights', symbol: 'HARB', total: '1000001' })
    await form.namePlace('uri', 'ftp://somewhere')
    await form.fill({ ownerShare: '5', firstMint: '6', royaltyPercent: '11', receiver: '0x12' })
    await form.submit.click()
    await expectAt('uri', m.nftmake_uri_unusable({}, { locale }))
    await expectAt('total', words('NftSaleFactory_TotalOutOfRange'))
    await expectAt('firstMint', words('NftSaleFactory_FirstMintTooLarge'))
    await expectAt('royaltyPercent', words('NftSaleFactory_RoyaltyTooHigh'))
    await expectAt('receiver', errorMessage('Input_AddressInvalid', {}, { locale }))
    await look(visitor, 'nft-create-wrong', locale)

    await form.fill({ total: '20', firstMint: '2', royaltyPercent: '5', receiver: '' })
    await form.fill({ uri: folder.slice(0, -1), ownerShare: '21', cap: '21' })
    await form.fill({ mintFee: '0.0000000000000000001' })
    await form.submit.click()
    await expectAt('uri', m.nftmake_uri_slash({}, { locale }))
    await expectAt('ownerShare', words('NftSaleFactory_OwnerShareUnusable'))
    await expectAt('cap', words('NftSaleFactory_CapTooLarge'))
    await expectAt('mintFee', errorMessage('Input_TooManyDecimals', { max: 18 }, { locale }))

    await form.fill({ uri: folder, ownerShare: '5', cap: '3', mintFee: '0.05' })
    const now = await chainTime('local')
    await form.endAt(now - DAY)
    await form.submit.click()
    await expectAt('endTime', words('NftSaleFactory_TimesUnusable'))
    expect(await form.field('name').inputValue()).toBe('Harbour Lights')
    expect(await form.field('total').inputValue()).toBe('20')
    expect(visitor.wallet.sent).toHaveLength(0)
    // Once typing has paused, a reload loses nothing either.
    const kept = () => visitor.page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(kept).toContain(folder)
    await visitor.page.reload()
    await beginForm(visitor.page)
    await expect.poll(() => form.field('uri').inputValue()).toBe(folder)
    expect(await form.field('mintFee').inputValue()).toBe('0.05')
    await visitor.leave()
  })
})
