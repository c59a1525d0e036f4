import { m } from '@slipway/messages'
import { encodeFunctionData, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { onChain, openCollector } from '../nft/open-collector.ts'
import { look } from '../screens/look.ts'

const probe = createChainProbe('local')

async function founder(): Promise<PrivateKeyAccount> {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  return fresh
}

test('what a transaction brought is read from the node: its events in words, or why it failed; nothing known is said', async () => {
  const owner = await founder()
  const token = await deployToken('local', owner, { symbol: 'KEEL', name: 'Keelson' })
  const [friend] = await createFreshAccounts(1)
  const to = friend?.address ?? owner.address
  const hash = await probe.writeContract({
    account: owner,
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseEther('12')],
  })
  const lost = await probe.sendTransaction({
    account: owner,
    to: token,
    // More than anybody has: the token refuses, and the gas is given so that nobody asks before.
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, 2n ** 200n],
    }),
    gas: 200_000n,
  })
  await probe.waitForTransactionReceipt({ hash: lost })
  const visitor = await openCollector(owner, { chain: 'local', path: `/result/success?tx=${hash}` })
  const { page, open } = visitor
  await page.getByText(m.template_result_done()).waitFor()
  await page.getByText(m.template_event_transfer(), { exact: true }).first().waitFor()
  await page.getByText('KEEL').first().waitFor()
  await look(visitor, 'result-success')

  await open(onChain(`/result/fail?tx=${lost}`, 'local'))
  await page.getByText(m.template_result_failed(), { exact: true }).waitFor()
  await page.getByText(m.template_result_advice_contract()).waitFor()
  await look(visitor, 'result-fail')

  await open(onChain(`/result/success?tx=0x${'7'.repeat(64)}`, 'local'))
  await page.getByText(m.template_result_unknown_text()).waitFor()
  await look(visitor, 'result-unknown')
  await open(onChain('/result/success?tx=0x12', 'local'))
  await page.getByText(m.template_result_wrong(), { exact: true }).waitFor()
  await open(onChain('/result/fail', 'local'))
  await page.getByText(m.template_result_none_failed()).waitFor()
  await page.getByLabel(m.template_result_find()).fill('0x1')
  await page.getByRole('button', { name: m.template_result_find_go() }).click()
  await page.getByText(m.template_result_wrong_text()).waitFor()
  await page.getByLabel(m.template_result_find()).fill(hash)
  await page.getByRole('button', { name: m.template_result_find_go() }).click()
  await page.getByText(m.template_result_done()).waitFor()
  await visitor.leave()
})

test.each(['en-US', 'zh-CN'] as const)(
  'the dossier of a project tells its days, figures and holders in %s',
  async (language) => {
    const owner = await founder()
    const options = { locale: language }
    const token = await deployToken('local', owner, { symbol: 'SPAR', name: 'Spar' })
    const path = `/profile/advanced?token=${token}`
    const visitor = await openCollector(owner, { chain: 'local', path: '/guide', language })
    const { page, open, webUrl } = visitor
    const known = new URL(`/api/tokens/local/${token}`, webUrl)
    await expect.poll(async () => (await fetch(known)).status).toBe(200)
    await open(onChain(path, 'local'))
    await page.getByText(m.template_dossier_created({}, options), { exact: true }).waitFor()
    await page.getByText(m.template_dossier_locks_none({}, options)).waitFor()
    await page.getByText(m.template_dossier_to_owner({}, options)).waitFor()
    // The only holder has it all.
    await expect.poll(() => page.getByText(/^100\s?%$/).count()).toBeGreaterThan(0)
    await look(visitor, 'dossier', language)
    await visitor.leave()
  },
)
