// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { decodeCapabilities } from '@slipway/sdk/token/decode-capabilities'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { loadRefusalText } from '../../form/use-refusal-text.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { ConsoleAct } from './console-act.ts'
import TaxedGroups from './taxed-groups.tsx'

beforeAll(loadRefusalText)

vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
/** One read of a contract. */
interface Call {
  functionName: string
  args?: unknown[]
  address: Address
}

const { rules } = vi.hoisted(() => ({
  /** What the token says of accounts, and pools of their tokens, by function and account; of others nothing. */
  rules: new Map<string, unknown>(),
}))
vi.mock('../../core/read-client.ts', () => {
  const silent = new Map<string, unknown>([
    ['isBlacklisted', false],
    ['frozenOf', 0n],
    ['exemptionOf', 0],
    ['isNftBlacklisted', false],
    ['nftState', [false, 1n]],
    ['lpTotals', [1n, 0n]],
    ['ownerOf', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['token0', '0x0000000000000000000000000000000000000000'],
    ['token1', '0x0000000000000000000000000000000000000000'],
  ])
  const readContract = ({ functionName, args, address }: Call) => {
    if (!silent.has(functionName)) return new Promise(() => undefined)
    const value = rules.get(`${functionName} ${args?.[0] ?? address}`) ?? silent.get(functionName)
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
  }
  return { readClient: { chain: { id: 31337 }, readContract } }
})

// The test document has no fonts, which a growing text field waits for.
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
})

const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const marketing: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const pair: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const zero: Address = '0x0000000000000000000000000000000000000000'
const allPowers = decodeCapabilities(0x3fffn)

function tokenOf(templateId: TemplateId, change: Pick<Partial<Token>, 'capabilities'> = {}): Token {
  const isDividend = hasFeature(templateId, 'dividend')
  const token: Token = {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    chainId: 31337,
    name: 'Harbour',
    symbol: 'HBR',
    decimals: 6,
    totalSupply: 1_000_000_000_000n,
    balance: 1_000_000n,
    allowance: undefined,
    record: { creator: owner, address: owner, createdAt: 1, templateId, infoId: 1 },
    owner,
    contractUri: '',
    isContractUriFrozen: false,
    minting: { mintable: false, cooldownSeconds: 0, maxBps: 0, nextMintAt: 0 },
    capabilities: allPowers,
    taxed: {
      taxes: { buyBps: 300, sellBps: 500, transferBps: 0, addPoolBps: 0, removePoolBps: 0 },
      shares: { burn: 50, liquidity: 0, marketing: 50, dividend: 0 },
      limits: { walletLimit: 0n, swapLimit: 0n, fissionCount: 0, swapThreshold: 1n },
      launch: {
        isLaunched: false,
        launchedAtBlock: 0n,
        launchedAt: 0,
        killBlocks: 0,
        isLiquidityPhase: false,
        launcher: zero,
        pair,
      },
      switches: {
        taxChange: true,
        blacklist: false,
        swapLimit: true,
        walletLimit: true,
        mint: true,
      },
      wallets: { marketing, liquidityReceiver: zero, router: pair, quote: pair },
      collectedTax: 0n,
    },
    ...(isDividend && {
      dividends: {
        token: zero,
        threshold: 0n,
        intervalBlocks: 20,
        received: 0n,
        paid: 0n,
        waiting: 0n,
      },
    }),
    ...(hasFeature(templateId, 'lp') && { liquidityStake: { staked: 0n } }),
    ...(hasFeature(templateId, 'referral') && {
      referral: { rebateBps: [100, 0, 0, 0, 0, 0, 0], bindIntervalBlocks: 3, smallTransferMax: 1n },
    }),
    ...change,
  }
  return token
}

const open = vi.fn<(plan: ShownPlan) => void>()

function show(token: Token, isOwner = true, done = '') {
  const act = {
    token,
    account: owner,
    now: 1_800_000_000,
    open,
    doneOf: (...kinds: readonly string[]) => (kinds.includes(done) ? 'Done.' : null),
    clearDone: () => undefined,
  } as unknown as ConsoleAct
  if (!token.taxed) throw new Error('these groups are for tokens with taxes')
  renderWithTheme(<TaxedGroups act={act} taxed={token.taxed} isOwner={isOwner} />)
}

const group = (name: string) => screen.queryByRole('region', { name })
const row = (name: string) => screen.getByRole('region', { name })
const openRow = (name: string) =>
  fireEvent.click(within(row(name)).getAllByRole('button')[0] as Element)

afterEach(() => {
  cleanup()
  open.mockReset()
  rules.clear()
})

describe.each(templateIds.filter((id) => id !== 1))('template %i', (templateId) => {
  test('shows the owner every panel that applies, and none that does not', () => {
    show(tokenOf(templateId))
    for (const name of [
      m.console_group_trading(),
      m.console_group_taxes(),
      m.console_group_limits(),
    ])
      expect(group(name)).not.toBeNull()
    expect(group(m.console_group_dividends()) !== null).toBe(hasFeature(templateId, 'dividend'))
    expect(group(m.console_group_referral()) !== null).toBe(hasFeature(templateId, 'referral'))
    const pays = hasFeature(templateId, 'dividend') || hasFeature(templateId, 'referral')
    expect(group(m.console_group_holder()) !== null).toBe(pays)
  })

  test('shows a visitor nothing that only the owner can do', () => {
    show(tokenOf(templateId), false)
    expect(group(m.console_group_taxes())).toBeNull()
    expect(group(m.console_group_switches())).toBeNull()
    expect(screen.queryByRole('region', { name: m.console_launch_title() })).toBeNull()
  })
})

test.each([
  ['lp', [m.console_stake_title(), m.console_unstake_title()]],
  ['referral', [m.console_inviter_title()]],
] as const)('every holder of a token with %s finds what there is to do', (feature, titles) => {
  const templateId = templateIds.find((id) => hasFeature(id, feature))
  if (templateId === undefined) throw new Error(`no template has ${feature}`)
  show(tokenOf(templateId), false)
  for (const title of titles) expect(group(title)).not.toBeNull()
})

test('a power that is gone has no form', () => {
  show(tokenOf(2, { capabilities: decodeCapabilities(1n) }))
  expect(group(m.console_group_taxes())).toBeNull()
  expect(group(m.console_group_lists())).toBeNull()
})

test('taxes that cannot change are not said to have room below their caps', () => {
  show(tokenOf(2))
  within(row(m.console_group_taxes())).getByText(m.console_group_taxes_text())
  cleanup()
  show(tokenOf(2, { capabilities: { ...allPowers, taxes: false } }))
  within(row(m.console_group_taxes())).getByText(m.console_group_taxes_text_fixed())
  expect(screen.queryByText(m.console_group_taxes_text())).toBeNull()
})

test('a switch that is off is shown as off for good, one that is on says what goes with it', async () => {
  show(tokenOf(2))
  const switches = row(m.console_group_switches())
  expect(within(switches).getByText(m.console_switch_off())).toBeDefined()
  openRow(m.console_switch_tax_title())
  const form = row(m.console_switch_tax_title())
  const submit = within(form).getByRole('button', { name: m.token_console_review() })
  expect(submit.hasAttribute('disabled')).toBe(true)
  fireEvent.click(within(form).getByRole('checkbox'))
  fireEvent.click(submit)
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  expect(open.mock.calls[0]?.[0].definition.name).toBe('token-disable-tax-change')
  expect(open.mock.calls[0]?.[0].review.permanent).toEqual([m.console_switch_tax_text()])
})

test('trading opens only after the dialog of the specification', async () => {
  show(tokenOf(2))
  openRow(m.console_launch_title())
  const form = row(m.console_launch_title())
  fireEvent.click(within(form).getAllByRole('button').at(-1) as Element)
  expect(open).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('dialog', { name: 'Confirm to open trading?' })
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.click(within(dialog).getByRole('button', { name: m.console_launch_title() }))
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  expect(open.mock.calls[0]?.[0].definition.name).toBe('token-launch')
})

test('the blacklist names the wrong line, and refuses the marketing wallet, the pool and the token', async () => {
  const token = tokenOf(2)
  show(token)
  openRow(m.console_blacklist_add_title())
  const form = row(m.console_blacklist_add_title())
  const lines = within(form).getByLabelText(m.console_blacklist_lines(), { exact: false })
  const submit = () =>
    fireEvent.click(within(form).getByRole('button', { name: m.token_console_review() }))
  fireEvent.change(lines, { target: { value: `${owner}\n0x12` } })
  submit()
  expect(within(form).getByText(/incorrect address format on line 2/i)).toBeDefined()
  for (const refused of [marketing, pair, token.address]) {
    fireEvent.change(lines, { target: { value: refused } })
    submit()
    expect(open).not.toHaveBeenCalled()
    expect(lines.getAttribute('aria-invalid')).toBe('true')
  }
  fireEvent.change(lines, { target: { value: `${owner}\n\n${owner.toLowerCase()}` } })
  submit()
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  expect(open.mock.calls[0]?.[0].input).toMatchObject({ accounts: [owner], listed: true })
})

test('new taxes are shown on a sell before they are reviewed', async () => {
  show(tokenOf(2))
  openRow(m.console_taxes_title())
  const inner = row(m.console_taxes_title()).querySelector('form') as HTMLElement
  const sell = within(inner).getByLabelText(m.console_tax_sell(), { exact: false })
  fireEvent.change(sell, { target: { value: '10' } })
  expect(within(inner).getByText('900')).toBeDefined()
  fireEvent.change(sell, { target: { value: '25' } })
  fireEvent.submit(inner)
  expect(open).not.toHaveBeenCalled()
  expect(sell.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(sell, { target: { value: '24.99' } })
  fireEvent.submit(inner)
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  expect(open.mock.calls[0]?.[0].input).toMatchObject({ buy: 300n, sell: 2_499n })
})

test('the marketing wallet is neither the owner’s, whoever made the token, nor the one that it is already', async () => {
  show(tokenOf(2))
  const form = within(row(m.console_marketing_title()))
  fireEvent.click(form.getByRole('button', { expanded: false }))
  const type = (wallet: Address) => {
    fireEvent.change(form.getByLabelText(m.console_marketing_wallet()), {
      target: { value: wallet },
    })
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  }
  type(owner)
  // The rule, and the same words as the reason.
  expect(await form.findAllByText(m.console_marketing_rule())).toHaveLength(2)
  type(marketing)
  expect(await form.findByText(m.console_marketing_same())).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
})

test.each([
  [2, false],
  [3, true],
] as const)(
  'the use of the tax of template %i names dividends: %s',
  async (templateId, isNamed) => {
    show(tokenOf(templateId))
    openRow(m.console_shares_title())
    const form = within(row(m.console_shares_title()))
    const type = (label: string, percent: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value: percent } })
    type(m.console_split_burn(), '40')
    type(m.console_split_marketing(), isNamed ? '50' : '60')
    if (isNamed) type(m.console_split_dividend(), '10')
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
    await vi.waitFor(() => expect(open).toHaveBeenCalled())
    const labels = open.mock.calls[0]?.[0].review.gets?.map(({ label }) => label)
    expect(labels?.includes(m.console_split_dividend())).toBe(isNamed)
  },
)

test('what was just switched for good does not read as it stood before', () => {
  const { taxed, ...token } = tokenOf(2)
  if (!taxed) throw new Error('Template 2 has taxes.')
  const launch = { ...taxed.launch, isLaunched: true }
  show({ ...token, taxed: { ...taxed, launch } }, true, 'token_launch')
  const opening = within(row(m.console_launch_title()))
  expect(opening.getByText('Done.')).toBeTruthy()
  expect(opening.queryByText(m.console_launch_closed())).toBeNull()
  cleanup()
  const switches = { ...taxed.switches, taxChange: false }
  for (const behind of [taxed.switches, switches]) {
    // A node may answer from before.
    show({ ...token, taxed: { ...taxed, switches: behind } }, true, 'token_disable_tax_change')
    const taxes = within(row(m.console_switch_tax_title()))
    expect(taxes.getByText('Done.')).toBeTruthy()
    expect(taxes.queryByText(m.console_switch_on())).toBeNull()
    cleanup()
  }
})

/** Names accounts in a row of the lists and asks for the review. */
function list(title: string, accounts: readonly Address[]) {
  openRow(title)
  const form = within(row(title))
  fireEvent.change(form.getByLabelText(m.console_blacklist_lines(), { exact: false }), {
    target: { value: accounts.join('\n') },
  })
  fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  return form
}
const sent = async () => {
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  return open.mock.calls[0]?.[0]
}

test('who is on the blacklist already is not counted as added, and nobody is taken off who is not on it', async () => {
  const stranger: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
  rules.set(`isBlacklisted ${owner}`, true)
  show(tokenOf(2))
  const adding = list(m.console_blacklist_add_title(), [owner])
  await adding.findByText(m.console_blacklist_all())
  cleanup()
  show(tokenOf(2))
  list(m.console_blacklist_add_title(), [owner, stranger])
  expect((await sent())?.input).toMatchObject({ accounts: [stranger] })
  cleanup()
  open.mockReset()
  show(tokenOf(2))
  const removing = list(m.console_blacklist_remove_title(), [stranger])
  await removing.findByText(m.console_blacklist_none())
  expect(open).not.toHaveBeenCalled()
})

test('who comes off the blacklist is said to be removed; where purchases were frozen, to be free to trade', async () => {
  const removed = async (killBlocks: number) => {
    const { taxed, ...token } = tokenOf(2)
    if (!taxed) throw new Error('Template 2 has taxes.')
    const launch = { ...taxed.launch, isLaunched: true, killBlocks }
    rules.set(`frozenOf ${marketing}`, 1n)
    show({ ...token, taxed: { ...taxed, launch } })
    list(m.console_blacklist_remove_title(), [marketing])
    const plan = await sent()
    cleanup()
    open.mockReset()
    const done = typeof plan?.done === 'function' ? plan.done({} as FlowState) : plan?.done
    return [plan?.review.gets?.[0]?.label, done]
  }
  const count = { count: 1 }
  expect(await removed(3)).toEqual([
    m.console_blacklist_free_gets(),
    m.console_blacklist_free_done(count),
  ])
  expect(await removed(0)).toEqual([
    m.console_blacklist_remove_gets(),
    m.console_blacklist_remove_done(count),
  ])
})

test('buyers of the kill blocks can be unfrozen after the blacklist is off', async () => {
  const { taxed, ...token } = tokenOf(2, { capabilities: decodeCapabilities(1n | (1n << 9n)) })
  if (!taxed) throw new Error('Template 2 has taxes.')
  const launch = { ...taxed.launch, isLaunched: true, killBlocks: 3 }
  rules.set(`frozenOf ${marketing}`, 1n)
  show({ ...token, taxed: { ...taxed, launch } })
  expect(group(m.console_blacklist_add_title())).toBeNull()
  list(m.console_unfreeze_title(), [marketing])
  expect((await sent())?.input).toMatchObject({ accounts: [marketing], listed: false })
  cleanup()
  show({ ...token, taxed })
  expect(group(m.console_unfreeze_title())).toBeNull()
})

test('an exemption that stands already is not sent again', async () => {
  rules.set(`exemptionOf ${marketing}`, 1)
  show(tokenOf(2))
  const title = m.console_exemption_title()
  openRow(title)
  const form = within(row(title))
  fireEvent.change(form.getByLabelText(m.console_exemption_contract()), {
    target: { value: marketing },
  })
  fireEvent.click(form.getByRole('checkbox'))
  const review = form.getByRole('button', { name: m.token_console_review() })
  fireEvent.click(review)
  await form.findByText(m.console_exemption_same())
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(form.getByRole('radio', { name: m.console_exemption_both() }))
  fireEvent.click(review)
  expect((await sent())?.input).toMatchObject({ account: marketing, directions: 3 })
})

test('who opens trading by hand is told of the contract that has the right to, in form, question and review', async () => {
  const { taxed, ...token } = tokenOf(2)
  if (!taxed) throw new Error('Template 2 has taxes.')
  // A presale, whose finish a tax would stop from then on.
  show({ ...token, taxed: { ...taxed, launch: { ...taxed.launch, launcher: marketing } } })
  const warning = m.console_launch_by_contract({ launcher: shortenAddress(marketing) })
  openRow(m.console_launch_title())
  const form = within(row(m.console_launch_title()))
  form.getByText(warning)
  fireEvent.click(form.getAllByRole('button').at(-1) as Element)
  const dialog = await screen.findByRole('dialog', { name: m.console_launch_confirm() })
  within(dialog).getByText(warning)
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.click(within(dialog).getByRole('button', { name: m.console_launch_title() }))
  expect((await sent())?.review.permanent).toEqual([m.console_launch_permanent(), warning])
})

test('a swap of the tax says what it came to: what an earlier one left comes first', async () => {
  const { taxed, ...token } = tokenOf(2)
  if (!taxed) throw new Error('Template 2 has taxes.')
  show({ ...token, taxed: { ...taxed, collectedTax: 5n } })
  openRow(m.console_swap_back_title())
  const form = within(row(m.console_swap_back_title()))
  fireEvent.click(form.getAllByRole('button').at(-1) as Element)
  const plan = await sent()
  const doneOf = (result: object) => plan?.done?.({ steps: [{ result }] } as unknown as FlowState)
  expect(doneOf({ soldTokens: 5n, liquidityTokens: 0n })).toBe(m.console_swap_back_done())
  expect(doneOf({ soldTokens: 0n, liquidityTokens: 5n })).toBe(m.console_swap_back_added())
  expect(doneOf({})).toBe(m.console_swap_back_stepped())
})

test('the question before opening says whose purchases are frozen', async () => {
  const { taxed, ...token } = tokenOf(2)
  if (!taxed) throw new Error('Template 2 has taxes.')
  show({ ...token, taxed: { ...taxed, launch: { ...taxed.launch, killBlocks: 3 } } })
  openRow(m.console_launch_title())
  fireEvent.click(within(row(m.console_launch_title())).getAllByRole('button').at(-1) as Element)
  const dialog = await screen.findByRole('dialog', { name: m.console_launch_confirm() })
  expect(dialog.textContent).toContain(m.console_launch_kill_text({ count: '3' }))
})

test('where only fission is left nothing is said of bounds that limits have', () => {
  show(tokenOf(2, { capabilities: decodeCapabilities(1n | (1n << 12n)) }))
  within(row(m.console_group_limits())).getByText(m.console_fission_title())
  expect(screen.queryByText(m.console_group_limits_text())).toBeNull()
})

test('what is no pool of the token is not registered, which the form says; another pool of it is', async () => {
  const token = tokenOf(2)
  show(token)
  openRow(m.console_pair_title())
  const form = within(row(m.console_pair_title()))
  const submit = (pool: Address) => {
    fireEvent.change(form.getByLabelText(m.console_pair_address()), { target: { value: pool } })
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  }
  submit(owner)
  expect(await form.findByText(m.console_pair_none({ symbol: 'HBR' }))).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
  rules.set(`token1 ${pair}`, token.address)
  submit(pair)
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
})

test.each([
  [2, false],
  [3, true],
  [4, false],
] as const)(
  'of template %i a pool is said to be left out of dividends where holding earns: %s',
  (templateId, isLeftOut) => {
    show(tokenOf(templateId))
    const text = isLeftOut ? m.console_pair_text() : m.console_pair_text_plain()
    expect(within(row(m.console_pair_title())).getByText(text)).toBeTruthy()
  },
)

/** A token that pays holders of a collection. */
const nftToken = () => {
  const terms = { perNft: 1n, intervalBlocks: 1, trigger: 1n, isMarketingTaxAccounted: false }
  return { ...tokenOf(8), nft: { ...terms, collection: pair } }
}

test.each([
  [m.console_nft_activate_title, 'nftState', [true, 3n], m.console_nft_activate_none],
  [m.console_nft_activate_title, 'isNftBlacklisted', true, m.console_nft_activate_none],
  [m.console_nft_activate_title, 'ownerOf', new Error('reverted'), m.console_nft_activate_none],
  [m.console_nft_list_add_title, 'isNftBlacklisted', true, m.console_nft_list_all],
] as const)(
  '%o names NFTs alone that it changes: not where %s is %o',
  async (title, fact, value, none) => {
    show(nftToken())
    openRow(title())
    const form = within(row(title()))
    const submit = (ids: string) => {
      fireEvent.change(form.getByLabelText(m.console_nft_ids()), { target: { value: ids } })
      fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
    }
    rules.set(`${fact} 7`, value)
    submit('7')
    expect(await form.findByText(none())).toBeTruthy()
    expect(open).not.toHaveBeenCalled()
    submit('7, 8')
    await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
    expect(open.mock.calls[0]?.[0].input).toMatchObject({ tokenIds: [8n] })
  },
)

/** Dividends of which some have come together. */
test('once the list is off, NFTs that it may have excluded are activated again though each is active', async () => {
  rules.set('nftState 7', [true, 3n])
  show({ ...nftToken(), capabilities: { ...allPowers, blacklist: false } })
  openRow(m.console_nft_activate_title())
  const form = within(row(m.console_nft_activate_title()))
  fireEvent.change(form.getByLabelText(m.console_nft_ids()), { target: { value: '7' } })
  fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  expect((await sent())?.input).toMatchObject({ tokenIds: [7n] })
})

test('a list that costs dividends says so, and that NFTs it excluded come back once it is off', () => {
  const text = m.console_blacklist_add_text()
  show(nftToken())
  screen.getByText(m.console_blacklist_add_text_dividends({ text }))
  const off = m.console_switch_blacklist_text()
  screen.getByText(m.console_switch_blacklist_text_nft({ text: off }))
  cleanup()
  show(tokenOf(2))
  screen.getByText(text)
  screen.getByText(off)
})

const waitingDividends = () =>
  ({ ...tokenOf(8).dividends, waiting: 5n }) as NonNullable<Token['dividends']>

test.each([
  ['is not activated', 'nftState', [false, 3n]],
  ['is excluded', 'isNftBlacklisted', true],
  ['does not exist', 'ownerOf', new Error('reverted')],
] as const)('a claim names no NFT that %s', async (_what, fact, value) => {
  for (const id of [7, 8]) rules.set(`nftState ${id}`, [true, 3n])
  rules.set(`${fact} 7`, value)
  show(nftToken())
  openRow(m.console_nft_claim_title())
  const form = within(row(m.console_nft_claim_title()))
  const submit = (ids: string) => {
    fireEvent.change(form.getByLabelText(m.console_nft_ids()), { target: { value: ids } })
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  }
  submit('7')
  expect(await form.findByText(m.console_nft_claim_none())).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
  submit('7, 8')
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
  expect(open.mock.calls[0]?.[0].input).toMatchObject({ tokenIds: [8n] })
})

test.each([
  [3, false, m.console_distribute_text],
  [4, false, m.console_distribute_text_lp],
  [8, true, m.console_distribute_text_nft],
] as const)(
  'template %i says whom a distribution pays, and what its interval is',
  async (templateId, isByNft, text) => {
    show({ ...(isByNft ? nftToken() : tokenOf(templateId)), dividends: waitingDividends() })
    expect(within(row(m.console_distribute_title())).getByText(text())).toBeTruthy()
    const interval = isByNft
      ? m.console_dividend_interval_text_nft()
      : m.console_dividend_interval_text()
    expect(within(row(m.console_dividend_interval_title())).getByText(interval)).toBeTruthy()
    openRow(m.console_distribute_title())
    const form = within(row(m.console_distribute_title()))
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
    await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
    const ofHolding = templateId === 4 ? m.console_distribute_gets_lp : m.console_distribute_gets
    const label = isByNft ? m.console_distribute_gets_nft() : ofHolding()
    expect(open.mock.calls[0]?.[0].review.gets?.[0]).toMatchObject({ label })
  },
)

test('currency that waits to be exchanged for a reward can be, and what came of it is said', async () => {
  const { taxed, ...token } = tokenOf(3)
  const { dividends } = token
  if (!taxed || !dividends) throw new Error('Template 3 pays dividends.')
  const wallets = { ...taxed.wallets, quote: zero }
  show({
    ...token,
    taxed: { ...taxed, wallets },
    dividends: { ...dividends, waitingQuote: 10n ** 18n },
  })
  openRow(m.console_distribute_title())
  const form = within(row(m.console_distribute_title()))
  form.getByText(m.console_distribute_text_exchange())
  fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
  const plan = await sent()
  expect(plan?.review.gets?.map(({ label }) => label)).toEqual([m.console_view_waiting_quote()])
  const doneOf = (added: bigint) => plan?.done?.({ steps: [{ result: { added } }] } as never)
  expect(doneOf(0n)).toBe(m.console_distribute_done_exchange_none())
  expect(doneOf(5n)).toBe(m.console_distribute_done())
})

test.each([
  ['liquidity that nobody staked', 4, 'lpTotals', [0n, 0n], m.console_distribute_no_liquidity],
  ['NFTs of which none is active', 8, 'nftState', [false, 0n], m.console_distribute_no_nft],
  ['NFTs below the trigger', 8, '', undefined, m.console_distribute_below],
] as const)(
  'a distribution to %s, which would do nothing, is refused with the reason',
  async (_what, templateId, fact, value, reason) => {
    const token = templateId === 8 ? nftToken() : tokenOf(templateId)
    if (fact) rules.set(`${fact} ${fact === 'nftState' ? 0 : token.address}`, value)
    const nft = token.nft && { ...token.nft, ...(!fact && { trigger: 6n }) }
    show({ ...token, ...(nft && { nft }), dividends: waitingDividends() })
    openRow(m.console_distribute_title())
    const form = within(row(m.console_distribute_title()))
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
    expect(await form.findByText(reason())).toBeTruthy()
    expect(open).not.toHaveBeenCalled()
  },
)

test.each([
  ['distribution', m.console_distribute_title, 'payouts', m.console_distribute_done_nft_none],
  ['claim', m.console_nft_claim_title, 'paid', m.console_nft_claim_done_none],
] as const)(
  'a %s that paid no NFT is not said to have paid one',
  async (_what, title, fact, none) => {
    rules.set('nftState 7', [true, 1n])
    show({ ...nftToken(), dividends: waitingDividends() })
    openRow(title())
    const form = within(row(title()))
    const ids = form.queryByLabelText(m.console_nft_ids())
    if (ids) fireEvent.change(ids, { target: { value: '7' } })
    fireEvent.click(form.getByRole('button', { name: m.token_console_review() }))
    await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 10_000 })
    const done = (count: number) =>
      open.mock.calls[0]?.[0].done?.({ steps: [{ result: { [fact]: count } }] } as never)
    expect(done(0)).toBe(none())
    expect(done(1)).not.toBe(none())
  },
)
