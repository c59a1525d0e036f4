import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { distinctToken, openCreator } from './creator.ts'

test('who comes by an invitation link pays no more, and the inviter’s share arrives', async () => {
  const [inviter, invited] = (await createFreshAccounts(2)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  await deployToken('local', inviter)
  const creator = await openCreator(invited, {}, `&inviter=${inviter.address}`)
  await creator.form.fill(distinctToken('GUEST'))
  expect(await creator.form.field('inviter').inputValue()).toBe(inviter.address)
  await creator.form.review.click()
  await creator.review.approved.waitFor()
  const text = await creator.review.text()
  expect(text).toContain('Creation fee 0.02 ETH')
  expect(text).toMatch(/of it goes to the inviter/)
  await creator.review.sign()
  await creator.created('GUEST').root.waitFor()

  const logged = (await readTokenLogs('local')).find(({ owner }) => owner === invited.address)
  const shareWei = logged?.inviterRewardWei ?? 0n
  expect(shareWei).toBeGreaterThan(0n)
  expect(text).toContain(`${Number(shareWei) / 1e18} ETH of it goes to the inviter`)

  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()

  // The inviter finds it on the page of its tokens, with the link for the next, and has it paid out.
  const own = await openVisitor({ accounts: [inviter] })
  await own.open('/token/list?chain=local')
  await new WalletPanel(own.page).connect()
  const link = own.page.getByLabel(m.token_invite_link(), { exact: true })
  expect(await link.inputValue()).toContain(`/token/create?chain=local&inviter=${inviter.address}`)
  const probe = createChainProbe('local')
  const before = await probe.getBalance({ address: inviter.address })
  const row = new ConsoleRow(own.page, m.token_invite_claim_title())
  await row.unfold()
  const share = Number(shareWei) / 1e18
  expect(await row.sign(new ReviewDialog(own.page))).toContain(`${share} ETH`)
  const done = m.token_invite_claim_done({ amount: `${share}\u00a0ETH` })
  expect(await row.done.textContent()).toContain(done)
  expect(await probe.getBalance({ address: inviter.address })).toBeGreaterThan(before)
  expect(
    await probe.readContract({
      address: factoryOfRun('local'),
      abi: tokenFactoryAbi,
      functionName: 'inviterReward',
      args: [inviter.address],
    }),
  ).toBe(0n)
  expect(own.watch.unexpected()).toEqual([])
  await own.close()
})
