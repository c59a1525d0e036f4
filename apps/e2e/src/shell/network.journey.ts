import { defaultChain, getChain } from '@slipway/chains'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { NetworkPicker } from '../pages/network-picker.ts'

let visitor: Visitor
let picker: NetworkPicker

beforeEach(async () => {
  visitor = await openVisitor()
  picker = new NetworkPicker(visitor.page)
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** Specification section 3, without SV Chain, which it hides, and the ids that no source ties to a network (S-06). */
const specifiedChainIds = [
  1, 5, 56, 97, 109, 128, 137, 196, 250, 1030, 1116, 8453, 10001, 42161, 66, 201022, 20201022,
]

const chainOfAddress = () => new URL(visitor.page.url()).searchParams.get('chain')

describe('the picker', () => {
  beforeEach(async () => {
    await visitor.open('/index?chain=local')
    await picker.open()
  })

  test('groups EVM networks and warns of the retired ones', async () => {
    expect(await picker.headings.filter({ visible: true }).allTextContents()).toEqual([
      'On this machine',
      'Main networks',
      'Test networks',
      'Retired',
    ])
    await picker.dialog
      .getByText(
        'These networks are closed or closing. You can still open them to withdraw your assets.',
      )
      .waitFor()
    const names = await picker.listed()
    expect(names.slice(0, 1)).toEqual(['Local chain'])
    const retired = ['goerli', 'heco', 'okc'].map((chain) => getChain(chain).name)
    expect(names.slice(-3).sort()).toEqual(retired.sort())
  })

  test('lists the networks of the specification and none that is hidden or unresolved', async () => {
    const names = await picker.listed()
    for (const chainId of specifiedChainIds) expect(names).toContain(getChain(chainId).name)
    for (const hidden of ['SV Chain', 'Shib chain', 'Telegramx'])
      expect(names).not.toContain(hidden)
  })

  test('has a tab for Solana that leads to its area', async () => {
    await picker.showTab('SOL')
    expect(await picker.listed()).toEqual(['Local Solana', 'Solana', 'Solana Devnet'])
    await picker.choose('Local Solana')
    await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/solana')
    await expect.poll(() => picker.button.textContent()).toContain('Local Solana')
  })

  test('finds a network by name or id', async () => {
    await picker.search.fill('core')
    expect(await picker.listed()).toContain('Core')
    await picker.search.fill('1116')
    expect(await picker.listed()).toEqual(['Core'])
    await picker.search.fill('nothing of this name')
    await picker.dialog
      .getByText('No network matches “nothing of this name”.')
      .filter({ visible: true })
      .waitFor()
  })

  test('choosing a network rewrites the address and reloads', async () => {
    const reloaded = visitor.page.waitForEvent('load')
    await picker.choose('Core')
    await reloaded
    expect(chainOfAddress()).toBe('core')
    await expect.poll(() => picker.button.textContent()).toContain('Core')
  })
})

test('from a page of Solana, which it marks, another network leads to its page of the same name', async () => {
  await visitor.open('/solana/token/list?network=solana-local')
  await picker.open()
  expect(await picker.listed()).toContain('Solana Devnet')
  expect(await picker.dialog.locator('[aria-current]').textContent()).toContain('Local Solana')
  await picker.showTab('EVM')
  await picker.choose('Core')
  await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/token/list')
  expect(chainOfAddress()).toBe('core')
  await expect.poll(() => picker.button.textContent()).toContain('Core')
})

test('the network is remembered when the address names none', async () => {
  await visitor.open('/index?chain=core')
  await picker.button.waitFor()
  await visitor.open('/index')
  await expect.poll(() => picker.button.textContent()).toContain('Core')
  await expect.poll(chainOfAddress).toBe('core')
})

/** A page works on its network's own nodes; there is no way into the internet here. */
function expectNodesOfDefaultChain(): void {
  for (const url of defaultChain.rpcUrls) visitor.watch.expect(new RegExp(new URL(url).host))
}

test('a first visit is on BNB Chain', async () => {
  expectNodesOfDefaultChain()
  await visitor.open('/index')
  await expect.poll(() => picker.button.textContent()).toContain(defaultChain.name)
  await expect.poll(chainOfAddress).toBe('bsc')
})

test('an unknown network falls back to BNB Chain with a notice', async () => {
  expectNodesOfDefaultChain()
  await visitor.open('/index?chain=atlantis')
  await visitor.page.getByText('Unsupported chain').first().waitFor()
  await expect.poll(() => picker.button.textContent()).toContain(defaultChain.name)
  await expect.poll(chainOfAddress).toBe('bsc')
})

test('every navigation keeps the network', async () => {
  await visitor.open('/index?chain=core')
  await visitor.page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My tokens' })
    .click()
  await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/token/list')
  expect(chainOfAddress()).toBe('core')
})
