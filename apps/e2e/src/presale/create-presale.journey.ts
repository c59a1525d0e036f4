import { presaleAbi, taxedTokenAbi } from '@slipway/deployments/abi'
import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readSlot } from '../chain/read-slot.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { openFounder } from './open-founder.ts'
import { leave } from './presale-journey.ts'

const listed = '0x00000000000000000000000000000000000000A1'

const termsOf = (presale: Address) =>
  createChainProbe('local').readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'terms',
  })

test('a normal presale is typed, moved to another kind and back, signed once, and stands as typed', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const token = await deployToken('local', owner)
  const founder = await openFounder(owner, 'local', 'normal')
  const { form, review, wallet } = founder
  await founder.fillTerms(token)
  await form.chooseKind('fair')
  expect(await form.field('fair', 'hardCap').inputValue()).toBe('10')
  await form.chooseKind('normal')
  await form.review.locator('visible=true').click()
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('0.2 ETH')
  expect(text).toContain(m.presale_permanent_platform())
  const presale = await founder.sign()
  const terms = await termsOf(presale)
  expect(terms.hardCap).toBe(parseEther('10'))
  expect(terms.owner).toBe(owner.address)
  expect(terms.lockTime).toBe(180n * 86_400n)
  // The allowance is a signature: nothing but the creation is sent.
  const sent = wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
  await leave(founder)
})

test('a private presale with its list and rewards is one signature in a wallet that batches', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const token = await deployToken('local', owner)
  const founder = await openFounder(owner, 'local', 'private', { callBundles: 'atomic' })
  const { form, wallet } = founder
  await founder.fillTerms(token)
  await form.fill('private', { tierOne: `${listed}\n0x12` })
  await founder.page
    .getByText(errorMessage('Input_AddressLineInvalid', { line: 2 }))
    .first()
    .waitFor()
  await form.fill('private', { tierOne: listed })
  await form.field('private', 'rewardsInviters').check()
  await form.fill('private', { 'inviterRates-0': '5' })
  await form.review.click()
  const presale = await founder.sign()
  const terms = await termsOf(presale)
  expect(terms.useWhiteList).toBe(2n)
  const [, status, level] = await readSlot('local', presale, listed)
  expect([status, level]).toEqual([1n, 1n])
  expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(0)
  await leave(founder)
})

test('the presale of a taxed token gets the right to open its trading with the same signature', async () => {
  const [owner, marketing] = (await createFreshAccounts(2)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const token = await deployTaxedToken(owner, marketing.address, 2)
  const founder = await openFounder(owner, 'local', 'normal', { callBundles: 'atomic' })
  await founder.fillTerms(token)
  await founder.form.review.click()
  const presale = await founder.sign()
  const state = { address: token, abi: taxedTokenAbi, functionName: 'launchState' } as const
  const [isLaunched, , , , , launcher] = await createChainProbe('local').readContract(state)
  expect([isLaunched, launcher]).toEqual([false, presale])
  expect(founder.wallet.sent).toHaveLength(1)
  await leave(founder)
})

test('an empty form names what is missing, and each line leads to its field', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const founder = await openFounder(owner, 'local', 'normal')
  const { form } = founder
  await form.review.click()
  await form.problems.first().waitFor()
  await form.problems.first().getByRole('link', { name: m.presale_field_hard_cap() }).click()
  await expect
    .poll(() =>
      form.field('normal', 'hardCap').evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  await leave(founder)
})
