import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { getInviterState } from '@slipway/sdk/platform/get-inviter-state'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { getOwnerDue } from '@slipway/sdk/presale/evm/get-owner-due'
import { getPresale, PresaleNotFound } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleAccount } from '@slipway/sdk/presale/evm/get-presale-account'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { getPresaleRecords } from '@slipway/sdk/presale/evm/get-presale-records'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { calculateAllocation, calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { simulateFinalize } from '@slipway/sdk/presale/simulate-finalize'
import { simulateFinish } from '@slipway/sdk/presale/simulate-finish'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import { getOpenOffer, getSlotOffer } from '@slipway/sdk/whitelist-market/get-slot-offer'
import { slotFlows } from '@slipway/sdk/whitelist-market/slot-flows'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import {
  createPlainToken,
  createPresale,
  goTo,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'
import { readTaxedDraft } from './typed-token.ts'

const accounts = [3, 4, 5, 6, 7].map((index) => getDevelopmentAccount(index))
const [owner, ann, ben, cat, dan] = accounts.map(({ address }) => address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const unit = 10n ** 18n
let platform: LocalPlatform
let contracts: PresaleContracts

beforeAll(async () => {
  platform = await startLocalPlatform(18_697)
  contracts = getPresaleContracts(platform.chain)
})

afterAll(() => platform.node.stop())

async function subject() {
  const token = await createPlainToken(platform, owner)
  return { token, router: platform.venue.router, now: await readNow(platform) }
}

const readNative = (presale: Address, change: object = {}) => ({
  presale,
  currency: zeroAddress,
  inviter: zeroAddress,
  approvals: [],
  ...change,
})

const contribute = (presale: Address, account: Address, amount: bigint, change: object = {}) =>
  platform.flows.succeed(
    contributeFlow,
    { ...readNative(presale, change), amount } as Parameters<typeof contributeFlow.steps>[0],
    account,
  )

async function labelOf(address: Address) {
  const presale = await getPresale(platform.client, { address, contracts })
  return { presale, ...presaleStatus(presale, await readNow(platform)) }
}

const balanceOf = (token: Address, account: Address) =>
  platform.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

test('a normal presale, from its list to the last vested token and the inviter’s reward', async () => {
  const { client, flows, chain } = platform
  const where = await subject()
  const typed = {
    ...typedPresale('normal', where),
    whitelistMode: 'tiers' as const,
    t1Minutes: '10',
    t2Minutes: '10',
    vest: true,
    vestFirstPercent: '40',
    vestCycleDays: '1',
    vestPercent: '30',
    inviterRates: ['5', '2'],
  }
  const draft = readPresale(typed, where.now)
  expect(await simulateFinalize(client, contracts, { draft, owner })).toEqual({
    ok: true,
    isRehearsed: true,
  })
  const presale = await createPresale(platform, owner, draft, {
    slots: [{ address: cat, level: 2 }],
  })
  const entries: readonly WhitelistEntry[] = [
    { address: ann, level: 1 },
    { address: dan, level: 2 },
    { address: ben, level: 1 },
  ]
  const tree = buildWhitelistTree({ chainId: chain.chainId, presale }, entries)
  const root = { presale, root: tree.root, ipfsKey: 'bafy-list' }
  await flows.succeed(presaleActionFlows.setWhitelistRoot, root, owner)

  const before = await labelOf(presale)
  expect(before).toMatchObject({
    label: 'coming',
    presale: {
      kind: 'normal',
      whitelistRoot: tree.root,
      inviter: { open: true, rates: [500, 200] },
    },
  })
  expect(before.presale.state.tokensDeposited).toBe(calculateTokensNeeded(draft))

  await goTo(platform, Number(draft.startTime))
  const slotOf = (index: number) => ({
    slot: { index, level: entries[index]?.level ?? 1, proof: tree.proofOf(index) },
  })
  const early = await flows.run(
    contributeFlow,
    { ...readNative(presale, slotOf(1)), amount: unit } as never,
    dan,
  )
  expect(early).toMatchObject({ status: 'failed', failure: { name: 'Presale_TierOnly' } })
  expect(await contribute(presale, ann, 4n * unit, slotOf(0))).toMatchObject({ amount: 4n * unit })
  await goTo(platform, Number(draft.startTime) + 600)
  await contribute(presale, cat, unit, { inviter: ann })
  await goTo(platform, Number(draft.startTime) + 1_200)
  // What does not fit the hard cap comes back in the same call.
  expect(await contribute(presale, dan, 6n * unit, { inviter: cat })).toMatchObject({
    amount: 5n * unit,
  })
  const query = { address: presale, account: dan, contracts }
  expect(await getPresaleAccount(client, query)).toMatchObject({
    contributed: 5n * unit,
    inviter: cat,
    allocation: 500n * unit,
  })
  const existing = await getPresale(client, { address: presale, contracts })
  expect(await simulateFinalize(client, contracts, { existing })).toEqual({
    ok: true,
    isRehearsed: true,
  })

  const told = await simulateFinish(client, presale, owner)
  const listed = await flows.succeed(presaleActionFlows.finalize, { presale }, owner)
  expect(listed).toMatchObject({ isListed: true, accepted: 10n * unit })
  expect(told).toMatchObject({
    ...{ accepted: 10n * unit, poolCurrency: 6n * unit, poolTokens: 480n * unit },
    ownerCurrency: listed.ownerCurrency,
  })
  expect(told).not.toHaveProperty('retained')
  const pair = listed.pair as Address
  expect(await balanceOf(platform.venue.wrappedNative, pair)).toBe(6n * unit)
  expect(await balanceOf(where.token, pair)).toBe(480n * unit)
  expect((await labelOf(presale)).label).toBe('finished')

  expect(await flows.succeed(presaleActionFlows.claim, { presale }, ann)).toMatchObject({
    tokens: 160n * unit,
    excess: 0n,
  })
  const { state } = (await labelOf(presale)).presale
  await goTo(platform, state.vestingStart + 86_400)
  expect(await flows.succeed(presaleActionFlows.claim, { presale }, ann)).toMatchObject({
    tokens: 120n * unit,
  })
  await goTo(platform, state.vestingStart + 2 * 86_400)
  await flows.succeed(presaleActionFlows.claimFor, { presale, accounts: [ann, cat, dan] }, ben)
  expect(await balanceOf(where.token, ann)).toBe(400n * unit)
  expect(await balanceOf(where.token, dan)).toBe(500n * unit)

  // dan came by cat (5 %), who came by ann (5 % of cat's, 2 % of dan's).
  const ledger = await getInviterState(client, contracts, { presale, account: ann })
  expect(ledger).toMatchObject({ status: 'claimable', subUserCount: 1 })
  const reward = { inviter: contracts.inviter, presale, account: cat }
  expect(await flows.succeed(presaleActionFlows.claimReward, reward, ben)).toEqual({
    amount: (25n * unit) / 100n,
  })
  expect(ledger.pending).toBe((15n * unit) / 100n)
  // What the page names beforehand is what arrives, and nothing is told with the contract's own word.
  const due = await getOwnerDue(client, (await labelOf(presale)).presale)
  const held = await balanceOf(where.token, owner)
  const paid = await flows.succeed(presaleActionFlows.withdraw, { presale }, owner)
  expect(Object.values(paid)).toContain(due.state === 'due' && due.money)
  expect(due).toMatchObject({ tokens: (await balanceOf(where.token, owner)) - held })
  const again = await flows.run(presaleActionFlows.withdraw, { presale }, owner)
  expect(again.failure?.name).toBe('Presale_NothingToWithdraw')
  const nothing = await getOwnerDue(client, (await labelOf(presale)).presale)
  expect(nothing).toMatchObject({
    state: 'refused',
    failure: { name: 'Presale_NothingToWithdraw' },
  })
})

test('an over-subscribed fair presale shares out the hard cap and gives the rest back', async () => {
  const { flows, client } = platform
  const where = await subject()
  const draft = readPresale(typedPresale('fair', where), where.now)
  const presale = await createPresale(platform, owner, draft)
  await goTo(platform, Number(draft.startTime))
  for (const buyer of [ann, ben, cat]) await contribute(presale, buyer, 5n * unit)
  const leaving = await flows.succeed(presaleActionFlows.refund, { presale }, cat)
  expect(leaving).toMatchObject({ amount: (45n * unit) / 10n })
  await contribute(presale, dan, 6n * unit)
  await goTo(platform, Number(draft.endTime))
  expect((await labelOf(presale)).label).toBe('waiting')
  await flows.succeed(presaleActionFlows.finalize, { presale }, owner)
  const total = 16n * unit
  const worth = calculateAllocation(draft, 6n * unit, total)
  expect(await flows.succeed(presaleActionFlows.claim, { presale }, dan)).toEqual({
    tokens: worth.tokens,
    excess: worth.excess,
  })
  expect(
    await getPresaleAccount(client, { address: presale, account: dan, contracts }),
  ).toMatchObject({
    claimed: worth.tokens,
    claimable: 0n,
  })
  const paid = await flows.succeed(presaleActionFlows.payPlatform, { presale }, ben)
  expect(paid.amount).toBe(unit / 4n)
})

test('a private presale in a currency with six decimals, with one signature, pays as it releases', async () => {
  const { flows, client, venue, owner: bank } = platform
  const usdc = venue.quoteTokens.find(({ decimals }) => decimals === 6)?.address ?? zeroAddress
  const hash = await bank.writeContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [ann, 20_000_000n],
  })
  await bank.waitForTransactionReceipt({ hash })
  const where = await subject()
  const typed = { ...typedPresale('private', where), currency: usdc }
  const draft = readPresale(typed, where.now, 6)
  expect(calculateTokensNeeded(draft)).toBe(1_000n * unit)
  const slots = [{ address: ann, level: 1 }]
  const presale = await createPresale(platform, owner, draft, { slots })
  await goTo(platform, Number(draft.startTime))
  const value = 6_000_000n
  const query = { token: usdc, owner: ann, spender: presale, value, deadline: 2n ** 40n }
  const message = await getPermitMessage(client, query)
  if (!message) throw new Error('the currency takes no permit')
  const signature = await getDevelopmentAccount(4).signTypedData(message)
  const input = {
    presale,
    currency: usdc,
    amount: value,
    inviter: zeroAddress,
    approvals: [],
    permit: { token: usdc, value, deadline: query.deadline, signature },
  }
  expect(contributeFlow.steps(input).map(({ id }) => id)).toEqual(['contribute'])
  expect(await flows.succeed(contributeFlow, input, ann)).toMatchObject({ amount: value })
  const stranger = { presale, currency: usdc, amount: value, inviter: zeroAddress, approvals: [] }
  const refused = await flows.run(contributeFlow, stranger, ben)
  expect(refused.failure?.name).toBe('Presale_NotWhitelisted')
  await goTo(platform, Number(draft.endTime))
  await flows.succeed(presaleActionFlows.finalize, { presale }, owner)
  expect(await flows.succeed(presaleActionFlows.claim, { presale }, ann)).toMatchObject({
    tokens: 150n * unit,
  })
  await flows.succeed(presaleActionFlows.withdraw, { presale }, ben)
  expect(await balanceOf(usdc, owner)).toBe(1_500_000n)
  const { state } = (await labelOf(presale)).presale
  await goTo(platform, state.vestingStart + 3 * 86_400)
  await flows.succeed(presaleActionFlows.withdraw, { presale }, ben)
  expect(await balanceOf(usdc, owner)).toBe(6_000_000n)
})

test('a canceled presale pays everybody back, and one that has not begun can be removed', async () => {
  const { flows, client } = platform
  const where = await subject()
  const draft = readPresale(typedPresale('normal', where), where.now)
  const presale = await createPresale(platform, owner, draft)
  await goTo(platform, Number(draft.startTime))
  await contribute(presale, ann, 2n * unit)
  const notOwner = await flows.run(presaleActionFlows.cancel, { presale }, ann)
  expect(notOwner.failure?.name).toBe('Presale_NotOwner')
  await flows.succeed(presaleActionFlows.cancel, { presale }, owner)
  expect(await labelOf(presale)).toMatchObject({ label: 'canceled', reason: 'owner' })
  expect(await flows.succeed(presaleActionFlows.refund, { presale }, ann)).toMatchObject({
    amount: 2n * unit,
  })

  const later = { ...where, now: await readNow(platform) }
  const second = readPresale(typedPresale('fair', later), later.now)
  const other = await createPresale(platform, owner, second)
  const startTime = Number(second.startTime) + 60
  const times = { presale: other, startTime, endTime: Number(second.endTime) + 60 }
  await flows.succeed(presaleActionFlows.setTime, times, owner)
  await flows.succeed(presaleActionFlows.updateInfo, { presale: other, ipfsKey: 'bafy-2' }, owner)
  expect((await labelOf(other)).presale).toMatchObject({ ipfsKey: 'bafy-2', terms: { startTime } })
  await flows.succeed(presaleActionFlows.destroy, { presale: other }, owner)
  expect(await labelOf(other)).toMatchObject({ label: 'canceled', reason: 'removed' })
  const { records } = await getPresaleRecords(client, contracts, { owner, offset: 0, limit: 100 })
  expect(records.map(({ address }) => address)).toContain(other)
})

test('a missed soft cap frees everybody, the fees of those who left before included', async () => {
  const { flows } = platform
  const where = await subject()
  const draft = readPresale(typedPresale('normal', where), where.now)
  const presale = await createPresale(platform, owner, draft)
  await goTo(platform, Number(draft.startTime))
  await contribute(presale, ann, unit)
  await contribute(presale, ben, unit)
  await flows.succeed(presaleActionFlows.refund, { presale }, ben)
  await goTo(platform, Number(draft.endTime))
  expect(await labelOf(presale)).toMatchObject({ label: 'canceled', reason: 'softCapMissed' })
  const finish = await flows.run(presaleActionFlows.finalize, { presale }, owner)
  expect(finish.failure?.name).toBe('Presale_SoftCapNotReached')
  const paid = await flows.succeed(
    presaleActionFlows.refundFor,
    { presale, accounts: [ann, cat] },
    dan,
  )
  expect(paid).toEqual({ paid: 1 })
  expect(
    await flows.succeed(presaleActionFlows.reclaimExitFee, { presale, account: ben }, ben),
  ).toEqual({ amount: unit / 10n })
  await flows.succeed(presaleActionFlows.withdraw, { presale }, owner)
})

test('a taxed token of the platform is launched by its presale, once its owner has said so', async () => {
  const { client, contracts: tokens, flows, venue } = platform
  const market = {
    creator: owner,
    marketing: dan,
    router: venue.router,
    quote: venue.wrappedNative,
    reward: zeroAddress,
    nft: zeroAddress,
  }
  const tokenDraft = readTaxedDraft(2, market, {
    receiver: owner,
    walletLimitEnabled: false,
    walletLimit: '0',
  })
  const { feeWei } = await getTokenFee(client, tokens, { account: owner, templateId: 2n })
  const params = { contracts: tokens, draft: tokenDraft, seed: createTokenSeed(), feeWei }
  const made = await flows.succeed(createTokenFlow, params, owner)
  const token = made.token as Address
  const where = { token, router: venue.router, now: await readNow(platform) }
  const draft = readPresale(typedPresale('normal', where), where.now)
  expect(await simulateFinalize(client, contracts, { draft, owner })).toEqual({
    ok: true,
    isRehearsed: false,
  })
  expect(await simulateFinalize(client, contracts, { draft, owner: ann })).toMatchObject({
    ok: false,
    remedy: 'set-launcher',
  })
  const presale = await createPresale(platform, owner, draft)
  const rehearse = async () => {
    const existing = await getPresale(client, { address: presale, contracts })
    return simulateFinalize(client, contracts, { existing })
  }
  expect(await rehearse()).toMatchObject({ ok: false, remedy: 'set-launcher' })
  await flows.succeed(tokenActionFlows.setLauncher, { token, launcher: presale }, owner)
  expect(await rehearse()).toEqual({ ok: true, isRehearsed: true })
  await goTo(platform, Number(draft.startTime))
  await contribute(presale, ann, 6n * unit)
  await goTo(platform, Number(draft.endTime))
  const listed = await flows.succeed(presaleActionFlows.finalize, { presale }, owner)
  expect(listed.isListed).toBe(true)
  expect(await flows.succeed(presaleActionFlows.claim, { presale }, ann)).toMatchObject({
    tokens: 600n * unit,
  })
  expect(await balanceOf(token, ann)).toBe(600n * unit)
})

test('a slot is activated, offered, bought and used; the money goes to its seller', async () => {
  const { flows, client, chain } = platform
  const where = await subject()
  const typed = {
    ...typedPresale('normal', where),
    whitelistMode: 'only',
    slotTransfer: true,
  } as const
  const draft = readPresale(typed, where.now)
  const presale = await createPresale(platform, owner, draft)
  const entries: readonly WhitelistEntry[] = [{ address: ann, level: 1 }]
  const tree = buildWhitelistTree({ chainId: chain.chainId, presale }, entries)
  const root = { presale, root: tree.root, ipfsKey: 'bafy-list' }
  await flows.succeed(presaleActionFlows.setWhitelistRoot, root, owner)
  const slot = { index: 0, level: 1, proof: tree.proofOf(0) }
  await flows.succeed(presaleActionFlows.activateSlot, { presale, account: ann, slot }, ben)
  const expiresAt = draft.endTime - 10n
  const offer = { contracts, presale, priceWei: unit / 100n, expiresAt }
  const { saleId } = await flows.succeed(slotFlows.offer, offer, ann)
  const query = { saleId: saleId as bigint }
  expect(await getOpenOffer(client, contracts, { presale, account: ann })).toBe(saleId)
  expect(await getSlotOffer(client, contracts, query)).toMatchObject({ status: 'open', level: 1 })
  const buy = { contracts, saleId: query.saleId, priceWei: unit / 100n }
  await flows.succeed(slotFlows.buy, buy, ben)
  expect(await getSlotOffer(client, contracts, query)).toMatchObject({ status: 'sold', buyer: ben })
  expect(
    await getPresaleAccount(client, { address: presale, account: ben, contracts }),
  ).toMatchObject({
    level: 1,
    slotStatus: 1,
  })
  const toOneself = await flows.run(presaleActionFlows.transferSlot, { presale, to: ben }, ben)
  expect(toOneself.failure?.name).toBe('Presale_SlotToOneself')
  await goTo(platform, Number(draft.startTime))
  await contribute(presale, ben, unit)
})

test('what is not in the registry is no presale, however it answers', async () => {
  const { client, node } = platform
  const where = await subject()
  const presale = await createPresale(
    platform,
    owner,
    readPresale(typedPresale('fair', where), where.now),
  )
  const code = await client.getCode({ address: presale })
  const copy = '0x00000000000000000000000000000000000c0b1e' as Address
  await callRpc(node.rpcUrl, 'anvil_setCode', [copy, code])
  expect(await getPresale(client, { address: copy })).toMatchObject({ kind: 'fair' })
  const asked = getPresale(client, { address: copy, contracts })
  await expect(asked).rejects.toThrow(PresaleNotFound)
  const token = getPresale(client, { address: where.token, contracts })
  await expect(token).rejects.toThrow(PresaleNotFound)
})
