import { airdropFactoryAbi, merkleAirdropAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import { type Locale, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { type AirdropVisitor, openAirdrop } from '../airdrop/open-claims.ts'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { airdropFactoryOfRun, deployClaims, deployMapping } from '../chain/deploy-mapping.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { look } from '../screens/look.ts'

const HOUR = 3_600n
const probe = createChainProbe(chain)

let owner: PrivateKeyAccount
let heir: PrivateKeyAccount
let mapping: Awaited<ReturnType<typeof deployMapping>>
let claims: Address

beforeAll(async () => {
  const [one, two] = await createFreshAccounts(2)
  if (!one || !two) throw new Error('There are no accounts.')
  owner = one
  heir = two
  const startTime = (await chainTime(chain)) + 2n * HOUR
  mapping = await deployMapping(chain, owner, startTime)
  claims = await deployClaims(chain, owner, {
    ...{ token: mapping.target, heir: heir.address, amount: parseEther('40') },
    ...{ startTime, endTime: startTime + HOUR },
  })
})

const balanceOf = createBalanceReader(chain)

/** Photographs a page in both widths and themes; nothing may overflow, and axe finds nothing. */
async function leave(visitor: AirdropVisitor): Promise<void> {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

const openDetail = (account: PrivateKeyAccount, airdrop: Address, language: Locale = 'en-US') =>
  openAirdrop(account, `/airdrop/detail/${airdrop}`, chain, { language })

/** The clock of a page, and that it ticks. */
async function expectTicking({ page }: AirdropVisitor): Promise<void> {
  const clock = page.getByRole('timer').first()
  const shown = await clock.textContent()
  await expect.poll(() => clock.textContent()).not.toBe(shown)
}

test.each(['en-US', 'zh-CN'] as const)(
  'before their start both kinds of airdrop count down to it and pay nobody, in %s',
  async (language) => {
    const inPage = { locale: language }
    const coming = await openDetail(heir, mapping.airdrop, language)
    await coming.page.getByText(m.mapping_status_coming({}, inPage), { exact: true }).waitFor()
    await coming.page.getByText(m.mapping_starts_in({}, inPage), { exact: true }).waitFor()
    await expectTicking(coming)
    const opening = m.mapping_swap_coming({ time: '\u0000' }, inPage).split('\u0000')[0] ?? ''
    await coming.page.getByText(opening).first().waitFor()
    await coming.page.getByText(m.vip_fee_paid({}, inPage), { exact: true }).waitFor()
    await look(coming, 'mapping-coming', language)
    await leave(coming)

    const list = await openDetail(heir, claims, language)
    await list.page.getByText(m.airdrop_status_coming({}, inPage), { exact: true }).waitFor()
    await list.page.getByText(m.airdrop_opens_in({}, inPage), { exact: true }).waitFor()
    await expectTicking(list)
    await list.page.getByText(m.vip_fee_paid({}, inPage), { exact: true }).waitFor()
    expect(await list.page.getByRole('button', { name: /^Claim |^领取 / }).count()).toBe(0)
    await look(list, 'claims-coming', language)
    await leave(list)
    const claim = { address: claims, abi: merkleAirdropAbi, functionName: 'claim' } as const
    const args = [0n, heir.address, parseEther('40'), []] as const
    await expect(probe.simulateContract({ ...claim, account: heir, args })).rejects.toThrow(
      'MerkleAirdrop_NotRunning',
    )
  },
)

test('the owner of a mapping names the file of its words, and takes the pool back before the start', async () => {
  const desk = await openDetail(owner, mapping.airdrop)
  const { page, review } = desk
  const key = new ConsoleRow(page, m.mapping_key_title())
  await key.unfold()
  const field = key.field(m.mapping_key())
  await field.fill('x'.repeat(600))
  await key.submit()
  expect(await key.errorOf(m.mapping_key())).toBeTruthy()
  await field.fill('bafymapping')
  await key.root.getByText(m.mapping_key_preview({ key: 'bafymapping' })).waitFor()
  await key.sign(review)
  const read = { address: mapping.airdrop, abi: tokenMappingAbi } as const
  expect(await probe.readContract({ ...read, functionName: 'ipfsKey' })).toBe('bafymapping')
  await look(desk, 'mapping-key')

  const before = await balanceOf(mapping.target, owner.address)
  const held = await balanceOf(mapping.target, mapping.airdrop)
  expect(held).toBeGreaterThan(0n)
  const take = new ConsoleRow(page, m.mapping_withdraw_target_title({ symbol: 'NKEEL' }))
  await take.unfold()
  await take.sign(review)
  expect((await balanceOf(mapping.target, owner.address)) - before).toBe(held)
  await leave(desk)
})

test('anybody recharges a list, and its owner names another file of it', async () => {
  const desk = await openDetail(owner, claims)
  // The owner is not in the list: there is no proof for it.
  desk.watch.expect(/status of 404 .*\/proof\?account=/)
  const { page, review } = desk
  const recharge = new ConsoleRow(page, m.airdrop_recharge_title())
  await recharge.unfold()
  const amount = recharge.field(m.airdrop_recharge_pays())
  await amount.fill('0')
  await recharge.submit()
  expect(await recharge.errorOf(m.airdrop_recharge_pays())).toBe(m.error_MerkleAirdrop_AmountZero())
  await amount.fill('5')
  await recharge.sign(review)
  expect(await balanceOf(mapping.target, claims)).toBe(parseEther('45'))
  const key = new ConsoleRow(page, m.airdrop_key_title())
  await key.unfold()
  await key.field(m.airdrop_review_key()).fill('bafyotherlist')
  await key.sign(review)
  const read = { address: claims, abi: merkleAirdropAbi } as const
  expect(await probe.readContract({ ...read, functionName: 'ipfsKey' })).toBe('bafyotherlist')
  await look(desk, 'claims-recharged')
  await leave(desk)
})

test('once it has begun the list pays, and the record says who made it', async () => {
  await passTime(chain, 2n * HOUR + 60n)
  const claim = { address: claims, abi: merkleAirdropAbi, functionName: 'claim' } as const
  const args = [0n, heir.address, parseEther('40'), []] as const
  await probe.waitForTransactionReceipt({
    hash: await probe.writeContract({ ...claim, account: heir, args }),
  })
  expect(await balanceOf(mapping.target, heir.address)).toBe(parseEther('40'))
  const record = await probe.readContract({
    ...{ address: airdropFactoryOfRun(), abi: airdropFactoryAbi, functionName: 'recordOf' },
    args: [claims],
  })
  expect(record).toMatchObject({ owner: owner.address, templateId: 2 })
})
