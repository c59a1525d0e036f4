import { getEvmChain } from '@slipway/chains'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { claimLocalName, pointLocalName } from '@slipway/devnet/names/claim-local-name'
import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { openCollector } from '../nft/open-collector.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'

const probe = createChainProbe('local')

const clientOf = (account: PrivateKeyAccount) =>
  createDeployClient({
    chain: getEvmChain('local'),
    account,
    rpcUrl: chainOfRun('local').rpcUrl,
  })

test('a name in place of an address: shown in full, looked up again before the signature, refused once it moved', async () => {
  const [sender, friend, stranger] = await createFreshAccounts(3)
  if (!sender || !friend || !stranger) throw new Error('There are no accounts.')
  const label = `friend${friend.address.slice(2, 12).toLowerCase()}`
  const name = `${label}.eth`
  await claimLocalName(clientOf(friend), { label, points: friend.address, isPrimary: true })

  const visitor = await openCollector(sender, { chain: 'local', path: '/form/step' })
  const { page } = visitor
  const receiver = page.getByLabel(m.template_send_receiver(), { exact: true })
  await receiver.fill(`nobody-${label}.eth`)
  await receiver.press('Tab')
  await page
    .getByText(m.names_not_found({ name: `nobody-${name}`, chain: getEvmChain('local').name }))
    .waitFor()
  await look(visitor, 'name-refused')

  await receiver.fill(name)
  await receiver.press('Tab')
  await page.getByText(m.names_found_signed({ name })).waitFor()
  expect(await receiver.inputValue()).toBe(friend.address)
  await look(visitor, 'name-typed')
  await page.getByLabel(m.template_send_amount(), { exact: true }).fill('0.25')
  await page.getByRole('button', { name: m.template_send_next() }).click()
  await page.getByRole('button', { name: m.template_send_sign() }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  expect(await review.value(name)).toContain(friend.address)
  await look(visitor, 'name-review')

  // Its owner points it elsewhere while the review is open.
  await pointLocalName(clientOf(friend), { label, points: stranger.address })
  await review.sign()
  const moved = { name, before: friend.address, now: stranger.address }
  await review.dialog.getByText(m.names_moved(moved)).waitFor()
  await look(visitor, 'name-moved')
  expect(visitor.wallet.sent).toEqual([])

  await pointLocalName(clientOf(friend), { label, points: friend.address })
  await review.button(m.transaction_check_again()).click()
  await review.approved.waitFor()
  const before = await probe.getBalance({ address: friend.address })
  await review.sign()
  await page.getByText(m.template_send_done({ amount: '0.25\u00a0ETH' })).waitFor()
  expect(await probe.getBalance({ address: friend.address })).toBeGreaterThan(before)
  await visitor.leave()
})

test('an account’s own name stands before its address', async () => {
  const [owner] = await createFreshAccounts(1)
  if (!owner) throw new Error('There is no account.')
  const label = `owner${owner.address.slice(2, 12).toLowerCase()}`
  await claimLocalName(clientOf(owner), { label, points: owner.address, isPrimary: true })
  const visitor = await openCollector(owner, {
    chain: 'local',
    path: `/owner/${owner.address}`,
  })
  await visitor.page.getByText(`${label}.eth`).first().waitFor()
  await look(visitor, 'name-shown')
  await visitor.leave()
})
