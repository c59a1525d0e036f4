import { whitelistMarketAbi } from '@slipway/deployments/abi'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import {
  chainTime,
  deploySale,
  listWallets,
  passTime,
  saleContractOfRun,
  settle as settled,
} from '../chain/deploy-sale.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { takeShots } from '../screens/take-shots.ts'
import { settle } from '../sweep/settle.ts'
import { chain, contribute, finish, leave, openSale, type Participant } from './sale-journey.ts'

/** Each language in one of the colours; the sweep over all screens shows both. */
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

const states = ['coming', 'running', 'finished'] as const

let buyer: PrivateKeyAccount
let offerId: bigint
const sales = new Map<(typeof states)[number], Address>()

/** Offers an unused slot of the seller's. @returns its number in the market */
async function offerSlot(seller: PrivateKeyAccount, sale: Address): Promise<bigint> {
  const market = saleContractOfRun(chain, 'whitelistMarket')
  const probe = createChainProbe(chain)
  const { request, result } = await probe.simulateContract({
    account: seller,
    address: market,
    abi: whitelistMarketAbi,
    functionName: 'add',
    args: [sale, parseEther('0.25'), (await chainTime(chain)) + 900n],
  })
  await settled(chain, await probe.writeContract(request))
  return result
}

beforeAll(async () => {
  const [owner, first, other] = await createFreshAccounts(3)
  if (!owner || !first || !other) throw new Error('Accounts are missing.')
  buyer = first
  const finished = await deploySale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, finished.sale, '6.123456789012345678')
  await passTime(chain, 3_700n)
  await finish(owner, finished.sale)

  const running = await deploySale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, running.sale, '1.234567890123456789')
  await contribute(other, running.sale, '2.5')

  const tiers = { useWhiteList: 1n, t1Block: 1_200n, t2Block: 600n, enableWhiteTransfer: true }
  const coming = await deploySale(chain, owner, tiers)
  await listWallets(chain, owner, coming.sale, 1, [buyer.address, other.address])
  offerId = await offerSlot(other, coming.sale)
  sales.set('coming', coming.sale).set('running', running.sale).set('finished', finished.sale)
})

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  let visitor: Participant | undefined

  afterAll(async () => {
    if (visitor) await leave(visitor)
  })

  /** Connects a wallet once, on the page of the sale that its owner takes part in. */
  async function enter(): Promise<Participant> {
    const sale = sales.get('running')
    if (!sale) throw new Error('There is no sale.')
    return openSale(buyer, 'detail', sale, '', { language, colorScheme: scheme })
  }

  async function look(screen: string, path: string): Promise<void> {
    visitor ??= await enter()
    await visitor.open(`${path}?chain=${chain}`)
    await settle(visitor.page)
    expect(await checkAccessibility(visitor.page)).toEqual([])
    expect(await takeShots(visitor.page, { screen, language, scheme })).toEqual([])
  }

  test.each(states)('the page of a sale that is %s: accessible, fits both widths', (state) =>
    look(`sale-${state}`, `/presale/detail/${sales.get(state)}`),
  )

  test.each(['/presale/list', '/dashboard/workplace', '/whitelist/list', '/whitelist/sell'])(
    '%s with something in it: accessible, fits both widths',
    (path) => look(`filled${path.replaceAll('/', '-')}`, path),
  )

  test('an offer of a slot: accessible, fits both widths', () =>
    look('filled-whitelist-detail', `/whitelist/detail/${offerId}`))
})
