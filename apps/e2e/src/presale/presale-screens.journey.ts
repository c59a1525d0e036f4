import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { whitelistMarketAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import {
  chainTime,
  deployPresale,
  listWallets,
  passTime,
  presaleContractOfRun,
  settle as settled,
} from '../chain/deploy-presale.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'
import { contribute, finish, leave, openPresale, type Participant } from './presale-journey.ts'

/** Each language in one of the colours; the sweep over all screens shows both. */
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

const states = ['coming', 'running', 'finished'] as const

/** A site of somebody else on this machine: another name is another origin. */
async function serveElsewhere(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

/** The picture's words, whatever the presale is called. */
const pictureAlt = (locale: 'en-US' | 'zh-CN') =>
  new RegExp(m.presale_share_picture_alt({ name: '' }, { locale }).trim())

let buyer: PrivateKeyAccount
let offerId: bigint
const presales = new Map<(typeof states)[number], Address>()

/** Offers an unused slot of the seller's. @returns its number in the market */
async function offerSlot(seller: PrivateKeyAccount, presale: Address): Promise<bigint> {
  const market = presaleContractOfRun(chain, 'whitelistMarket')
  const probe = createChainProbe(chain)
  const { request, result } = await probe.simulateContract({
    account: seller,
    address: market,
    abi: whitelistMarketAbi,
    functionName: 'add',
    args: [presale, parseEther('0.25'), (await chainTime(chain)) + 900n],
  })
  await settled(chain, await probe.writeContract(request))
  return result
}

beforeAll(async () => {
  const [owner, first, other] = await createFreshAccounts(3)
  if (!owner || !first || !other) throw new Error('Accounts are missing.')
  buyer = first
  const finished = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, finished.presale, '6.123456789012345678')
  await passTime(chain, 3_700n)
  await finish(owner, finished.presale)

  const running = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, running.presale, '1.234567890123456789')
  await contribute(other, running.presale, '2.5')

  const tiers = { useWhiteList: 1n, t1Block: 1_200n, t2Block: 600n, enableWhiteTransfer: true }
  const coming = await deployPresale(chain, owner, tiers)
  await listWallets(chain, owner, coming.presale, 1, [buyer.address, other.address])
  offerId = await offerSlot(other, coming.presale)
  presales
    .set('coming', coming.presale)
    .set('running', running.presale)
    .set('finished', finished.presale)
})

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  let visitor: Participant | undefined

  afterAll(async () => {
    if (visitor) await leave(visitor)
  })

  /** Connects a wallet once, on the page of the presale that its owner takes part in. */
  async function enter(): Promise<Participant> {
    const presale = presales.get('running')
    if (!presale) throw new Error('There is no presale.')
    return openPresale(buyer, 'detail', presale, '', { language, colorScheme: scheme })
  }

  async function look(screen: string, path: string): Promise<void> {
    visitor ??= await enter()
    await visitor.open(`${path}?chain=${chain}`)
    await settle(visitor.page)
    expect(await checkAccessibility(visitor.page)).toEqual([])
    expect(await takeShots(visitor.page, { screen, language, scheme })).toEqual([])
  }

  test.each(states)('the page of a presale that is %s: accessible, fits both widths', (state) =>
    look(`presale-${state}`, `/presale/detail/${presales.get(state)}`),
  )

  test.each(['/presale/list', '/dashboard/workplace', '/whitelist/list', '/whitelist/sell'])(
    '%s with something in it: accessible, fits both widths',
    (path) => look(`filled${path.replaceAll('/', '-')}`, path),
  )

  test('an offer of a slot: accessible, fits both widths', () =>
    look('filled-whitelist-detail', `/whitelist/detail/${offerId}`))

  test('the picture of the link is shown and saved; a site of somebody else frames the presale, and nothing more', async () => {
    const presale = presales.get('running')
    visitor ??= await enter()
    const { page, context } = visitor
    const say = { locale: language }
    await visitor.open(`/presale/detail/${presale}?chain=${chain}`)
    await page.getByRole('button', { name: m.presale_page_share({}, say), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const picture = dialog.getByRole('img', { name: pictureAlt(language) })
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1_200)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: m.presale_share_picture_save({}, say) }).click()
    const file = await buffer(await (await saving).createReadStream())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect(await checkAccessibility(page)).toEqual([])
    expect(await takeShots(page, { screen: 'presale-share', language, scheme })).toEqual([])

    const code = await dialog
      .getByRole('textbox', { name: m.presale_share_embed_code({}, say), exact: true })
      .inputValue()
    const foreign = await context.newPage()
    visitor.watch.expect(/frame-ancestors/)
    const site = await serveElsewhere(`${code}${code.replace('embed', 'detail')}`)
    await foreign.goto(site.url)
    const [embedded, whole] = [0, 1].map((at) => foreign.frameLocator(`iframe >> nth=${at}`))
    await embedded?.getByRole('progressbar').waitFor()
    expect(await whole?.locator('main').count()).toBe(0)
    await foreign.close()
    site.close()
  })
})
