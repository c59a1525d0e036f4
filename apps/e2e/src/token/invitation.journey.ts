import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { distinctToken, openCreator } from './creator.ts'

test('who comes by an invitation link pays no more, and the inviter’s share arrives', async () => {
  const [inviter, invited, passer] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
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
  expect(text).toMatch(/of it to the inviter/)
  await creator.review.sign()
  await creator.created('GUEST').root.waitFor()

  const logged = (await readTokenLogs('local')).find(({ owner }) => owner === invited.address)
  const shareWei = logged?.inviterRewardWei ?? 0n
  expect(shareWei).toBeGreaterThan(0n)
  expect(text).toContain(`${Number(shareWei) / 1e18} ETH of it to the inviter`)

  // Anybody may have it paid out; it goes to the inviter alone.
  const probe = createChainProbe('local')
  const before = await probe.getBalance({ address: inviter.address })
  const hash = await probe.writeContract({
    account: passer,
    address: factoryOfRun('local'),
    abi: tokenFactoryAbi,
    functionName: 'claimInviterReward',
    args: [inviter.address],
  })
  await probe.waitForTransactionReceipt({ hash })
  expect((await probe.getBalance({ address: inviter.address })) - before).toBe(shareWei)
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})
