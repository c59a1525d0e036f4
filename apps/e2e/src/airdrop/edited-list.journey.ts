import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { readRunContext } from '../harness/run-context.ts'
import { MultisendPage } from '../pages/multisend-page.ts'
import { look } from '../screens/look.ts'
import { openAirdrop } from './open-claims.ts'
import { peopleOf } from './people-of.ts'

const form = '/airdrop/create?kind=multisend'
const COUNT = 400
const probe = createChainProbe('local')

let sender: PrivateKeyAccount
let people: readonly Address[]
let lines: readonly string[]

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  sender = fresh
  people = peopleOf(sender, COUNT + 1)
  lines = people.slice(0, COUNT).map((address) => `${address},0.01`)
})

const paidOf = () => Promise.all(people.map((address) => probe.getBalance({ address })))

test('a list that is edited after a part went out says what was paid, that another list is a new run, and comes back whole', async () => {
  const visitor = await openAirdrop(sender, form)
  const { page, wallet } = visitor
  const screen = new MultisendPage(page)
  await screen.choose('native')
  await screen.takeFile(lines)
  await screen.plan()
  await screen.progress(0, 2).waitFor()
  await screen.reviewNext()
  const one = wallet.approvals.holdNext('eth_sendTransaction')
  await screen.review.confirm()
  await one.asked
  const two = wallet.approvals.holdNext('eth_sendTransaction')
  one.approve()
  await two.asked
  two.reject()
  await screen.button(m.multisend_edit()).click()
  const begun = (await paidOf()).filter((wei) => wei > 0n).length
  expect(begun).toBeGreaterThan(0)
  const total = `${begun / 100}\u00a0ETH`
  const paid = { sent: 1, all: 2, count: begun, total }
  await page.getByText(m.multisend_edit_same(paid)).waitFor()

  // One more, at the end: another list to the contract, and so said at once.
  const changed = page.getByRole('alert').filter({ hasText: m.multisend_edit_changed_title() })
  await screen.list.fill([...lines, `${people[COUNT]},0.01`].join('\n'))
  await changed.getByText(m.multisend_edit_changed(paid)).waitFor()
  await look(screen, 'multisend-edited', 'en-US', ['light'])
  await page.reload()
  await changed.waitFor()
  await page.getByText(/401 transfers/).waitFor()
  await screen.plan()
  await screen.progress(0, 2).waitFor()
  await changed.waitFor()
  await look(screen, 'multisend-edited-plan', 'en-US', ['light'])

  await changed.getByRole('button', { name: m.multisend_edit_restore() }).click()
  await page.getByText(m.multisend_edit_same(paid)).waitFor()
  expect(await changed.count()).toBe(0)
  await page.getByText(/400 transfers/).waitFor()
  await screen.plan()
  await page.getByText(m.multisend_begun({ sent: 1, all: 2 })).waitFor()
  await screen.reviewNext(m.multisend_go_on())
  await screen.review.confirm()
  await screen.done.waitFor()
  const wei = await paidOf()
  expect(wei.slice(0, COUNT)).toEqual(lines.map(() => parseEther('0.01')))
  expect(wei[COUNT]).toBe(0n)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a link to go on names its list: another machine is told to choose it, and whether it did', async () => {
  const indexed = async () => {
    const url = new URL(`/api/multisends?sender=${sender.address}`, readRunContext().apiUrl)
    return (await fetch(url)).json()
  }
  await expect.poll(indexed).toMatchObject({ items: [{ recipients: COUNT }] })
  const visitor = await openAirdrop(sender, '/airdrop/mine?part=sent')
  const { page } = visitor
  const resume = page.getByRole('link', { name: m.airlist_resume() })
  await resume.waitFor()
  const link = (await resume.getAttribute('href')) ?? ''
  expect(link).toMatch(/list=0x[0-9a-f]{1,64}/)
  await resume.click()
  const screen = new MultisendPage(page)
  const wanted = page.getByText(m.multisend_wanted_choose())
  await wanted.waitFor()
  await look(screen, 'multisend-wanted', 'en-US', ['light'])
  await screen.choose('native')
  await screen.takeFile(lines.toReversed())
  await screen.plan()
  await page
    .getByRole('alert')
    .filter({ hasText: /^This list differs/ })
    .waitFor()
  await look(screen, 'multisend-wanted-other', 'en-US', ['light'])
  await screen.button(m.multisend_edit()).click()
  await screen.takeFile(lines)
  await screen.plan()
  await page.getByText(/^This is the list 0x/).waitFor()
  await screen.done.waitFor()
  await screen.button(m.multisend_again()).click()
  await expect.poll(() => page.url()).not.toContain('list=')
  expect(visitor.wallet.sent).toEqual([])
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
