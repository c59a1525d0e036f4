import { getEvmChain } from '@slipway/chains'
import { liquidityLockerAbi, nftLockerAbi } from '@slipway/deployments/abi'
import { buildPositionTrade } from '@slipway/devnet/venue/build-position'
import { positionManagerAbi } from '@slipway/devnet/venue/position-abi'
import { errorMessage, m } from '@slipway/messages'
import {
  type Abi,
  type Address,
  erc20Abi,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
  parseEventLogs,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { lockContractOfRun } from '../chain/locks-of-run.ts'
import { type MintedPosition, mintPosition } from '../chain/mint-position.ts'
import { exchangeOfRun } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'

const DAY = 86_400n
const LP_LOCKED = parseEther('50')
const positionLiquidityAbi = parseAbi([
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
])

const probe = createChainProbe(chain)
const nftLocker = lockContractOfRun(chain, 'nftLocker')
const liquidityLocker = lockContractOfRun(chain, 'liquidityLocker')
let owner: PrivateKeyAccount
let trader: PrivateKeyAccount
let token: Address
let pair: Address
let position: MintedPosition
let unlockAt: bigint
let lpLockId: bigint
let visitor: Visitor

async function write(
  account: PrivateKeyAccount,
  to: Address,
  abi: Abi | readonly unknown[],
  functionName: string,
  args: readonly unknown[],
) {
  const call = { account, address: to, abi: abi as Abi, functionName, args }
  const hash = await probe.writeContract(call)
  const { status, logs } = await probe.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${functionName} was reverted.`)
  return logs
}

const balanceIn = createBalanceReader(chain)
const balanceOf = (account: Address, asset = token) => balanceIn(asset, account)
const liquidity = async () => {
  const call = { address: position.nftManager, abi: positionLiquidityAbi } as const
  const args = [position.nftId] as const
  return (await probe.readContract({ ...call, functionName: 'positions', args }))[7]
}
const nftOwner = () =>
  probe.readContract({
    address: position.nftManager,
    abi: positionManagerAbi,
    functionName: 'ownerOf',
    args: [position.nftId],
  })

const nftPage = () => `/lock/nft-detail/${owner.address}/${position.nftManager}?chain=${chain}`
const lpPage = () => `/lock/detail/${owner.address}/${pair}?chain=${chain}`

async function sign(row: ConsoleRow): Promise<void> {
  await row.agree()
  await row.submit()
  const review = new ReviewDialog(visitor.page)
  await review.approved.waitFor()
  await review.sign()
  await review.dialog.waitFor({ state: 'detached' })
}

/** Buys in the position's own pool: its liquidity earns three thousandths of that. */
async function trade(): Promise<void> {
  const { wrappedNative } = exchangeOfRun()
  const router = getEvmChain('local').venues.find(({ kind }) => kind === 'v3')?.router
  if (!router) throw new Error('The local chain lists no V3 router.')
  const params = { token, wrappedNative, nativeWei: parseEther('0.5'), owner: trader.address }
  const { to, data, valueWei } = buildPositionTrade({ router }, params)
  const hash = await probe.sendTransaction({ account: trader, to, data, value: valueWei })
  await probe.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('Accounts are missing.')
  ;[owner, trader] = [first, second]
  token = await deployToken(chain, owner, { symbol: 'MOOR', name: 'Moorings' })
  unlockAt = (await chainTime(chain)) + 40n * DAY
  pair = await createPoolMaker(chain, owner).addLiquidity(
    token,
    parseEther('10000'),
    parseEther('10'),
  )
  await write(owner, pair, erc20Abi, 'approve', [liquidityLocker, LP_LOCKED])
  const locked = [pair, LP_LOCKED, owner.address, unlockAt]
  const lpLogs = await write(owner, liquidityLocker, liquidityLockerAbi, 'lock', locked)
  const [lpLock] = parseEventLogs({ abi: liquidityLockerAbi, eventName: 'Locked', logs: lpLogs })
  lpLockId = lpLock?.args.lockId ?? 0n
  position = await mintPosition(owner, token, chain)
  const { nftManager, nftId } = position
  await write(owner, nftManager, positionManagerAbi, 'approve', [nftLocker, nftId])
  await write(owner, nftLocker, nftLockerAbi, 'lock', [nftManager, nftId, owner.address, unlockAt])
  await trade()
  visitor = await openVisitor({ accounts: [owner], walletChains: [chain] })
  const panel = new WalletPanel(visitor.page)
  await visitor.open(nftPage())
  await panel.connect()
  await panel.accountButton(owner.address).first().waitFor()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a locked position shows its pool, and what it earned is collected while it stays locked', async () => {
  const { page } = visitor
  const row = new ConsoleRow(page, m.lock_nft_collect_title())
  await row.open()
  expect(await checkAccessibility(page)).toEqual([])
  const shot = { screen: 'lock-nft-detail', language: 'en-US', scheme: 'light' } as const
  expect(await takeShots(page, shot)).toEqual([])
  const before = await liquidity()
  const held = await balanceOf(owner.address, exchangeOfRun().wrappedNative)
  await sign(row)
  await row.done.waitFor()
  // Three thousandths of half a coin, less what rounding keeps.
  const earned = (await balanceOf(owner.address, exchangeOfRun().wrappedNative)) - held
  expect(earned).toBeGreaterThan(parseEther('0.00149'))
  expect(earned).toBeLessThanOrEqual(parseEther('0.0015'))
  expect(await liquidity()).toBe(before)
  expect(await nftOwner()).toBe(nftLocker)
  await row.close()
})

test('before its time nothing comes out: the pages say from when, the lockers refuse', async () => {
  const { page } = visitor
  const [before, after] = m.lock_nft_withdraw_from({ time: '\u0000' }).split('\u0000')
  await page.getByText(new RegExp(`^${before}.+${after}$`)).waitFor()
  const nftCall = { account: owner, address: nftLocker, abi: nftLockerAbi } as const
  await expect(
    probe.simulateContract({ ...nftCall, functionName: 'withdraw', args: [1n] }),
  ).rejects.toThrow(/NftLocker_(StillLocked|NotOwner)/)
  const lpCall = { account: owner, address: liquidityLocker, abi: liquidityLockerAbi } as const
  await expect(
    probe.simulateContract({ ...lpCall, functionName: 'withdraw', args: [lpLockId, 1n] }),
  ).rejects.toThrow('LiquidityLocker_StillLocked')
  await visitor.open(lpPage())
  const row = new ConsoleRow(page, m.lock_withdraw_title())
  await row.open()
  await row.field(m.lock_amount()).fill('1')
  await row.submit()
  const refusal = errorMessage('LiquidityLocker_StillLocked', { unlockAt }, { locale: 'en-US' })
  expect(await row.errorOf(m.lock_amount())).toContain(refusal.slice(0, 'This is locked'.length))
})

test('both are prolonged, and given back once the time has come', async () => {
  const { page } = visitor
  await visitor.open(nftPage())
  const relock = new ConsoleRow(page, m.lock_nft_relock_title())
  await relock.open()
  await relock.field(m.lock_nft_relock_field()).fill(momentAsTyped(unlockAt + 2n * DAY))
  await sign(relock)
  await relock.done.waitFor()
  await passTime(chain, 43n * DAY)

  await visitor.open(nftPage())
  const withdraw = new ConsoleRow(page, m.lock_nft_withdraw_title())
  await withdraw.open()
  await sign(withdraw)
  await expect.poll(nftOwner).toBe(owner.address)

  await visitor.open(lpPage())
  const row = new ConsoleRow(page, m.lock_withdraw_title())
  await row.open()
  const before = await balanceOf(owner.address, pair)
  await row.field(m.lock_amount()).fill('20')
  await sign(row)
  await expect
    .poll(async () => (await balanceOf(owner.address, pair)) - before)
    .toBe(parseEther('20'))
})
