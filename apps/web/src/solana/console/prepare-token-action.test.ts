import { m } from '@slipway/messages'
import { metaplexProgram } from '@slipway/sdk/solana/metaplex/metaplex-program'
import type { TokenRight } from '@slipway/sdk/solana/token-rights'
import { createNoopSigner } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareTokenAction } from './prepare-token-action.ts'
import {
  chain,
  friend,
  maker,
  testMetaplex,
  testToken,
  unnamedToken,
} from './test/metaplex-fixture.ts'
import type { ConsoleAction } from './token-action-plan.ts'

const node = vi.hoisted(() => ({
  ...{ strangers: new Set<string>(), places: [] as string[], given: undefined as unknown },
}))
vi.mock('../network/find-own-account.ts', () => ({
  isGivenAway: async (_chain: unknown, token: { mint: string }, owner: string) =>
    node.given === `${token.mint} ${owner}`,
}))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('../wallet/create-wallet-signer.ts', () => ({
  createWalletSigner: () => createNoopSigner(maker),
}))
vi.mock('@slipway/sdk/solana/multisend/find-non-wallets', () => ({
  findNonWallets: async () => node.strangers,
}))
vi.mock('@slipway/sdk/solana/metaplex/get-metaplex-deposit', () => ({
  getMetaplexDeposit: async (
    _rpc: unknown,
    request: { instructions: unknown[] },
    place: string,
  ) => {
    node.places.push(place)
    return BigInt(request.instructions.length) * 15_115_600n
  },
}))

beforeEach(() => {
  node.strangers.clear()
  node.places.length = 0
  node.given = undefined
})

async function prepare(action: ConsoleAction, token = testToken()) {
  const signer = { wallet: {}, account: {} } as never
  const plan = await prepareTokenAction({ chain, token, ...(signer as object), action } as never)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const texts = { name: 'Harbor', symbol: 'HBR', uri: '' }

test('the creation of metadata names its texts, its deposit and what cannot be taken back', async () => {
  const plan = await prepare({ kind: 'metadata-create', texts }, unnamedToken())
  expect(plan.kind).toBe('token_metaplex_create')
  expect(plan.subject).toBe('7Vbm…fRHUM')
  expect(plan.deposits).toEqual([{ label: m.solana_metaplex_deposit(), lamports: 15_115_600n }])
  expect(plan.review).toMatchObject({
    pays: [{ label: m.solana_metaplex_deposit(), value: expect.stringMatching(/^0\.0151156/) }],
    gets: [{ value: 'Harbor' }, { value: 'HBR' }, { value: '—' }],
    permanent: [m.solana_metaplex_permanent_deposit()],
  })
  expect(plan.request.instructions[0]?.programAddress).toBe(metaplexProgram)
  expect(node.places).toEqual([plan.request.instructions[0]?.accounts?.[0]?.address])
})

test.each([
  {
    ...{ action: { kind: 'metadata', texts, depositLamports: 0n }, kind: 'token_metaplex_update' },
    ...{ permanent: [], terms: ['Harbor', 'HBR', ''] },
  },
  {
    ...{ action: { kind: 'metadata-authority', authority: friend } },
    ...{ kind: 'token_metaplex_transfer', terms: [friend] },
    permanent: [m.solana_metaplex_authority_permanent()],
  },
  {
    ...{ action: { kind: 'give-up', rights: ['metadata'] as TokenRight[] } },
    ...{ kind: 'token_metaplex_freeze', terms: ['metadata'] },
    permanent: [m.solana_give_up_permanent(), m.solana_metaplex_permanent()],
  },
])(
  '$action.kind of what Metaplex keeps is asked of Metaplex, without a deposit',
  async ({ action, kind, permanent, terms }) => {
    const plan = await prepare(action as ConsoleAction)
    expect(plan).toMatchObject({ kind, terms, deposits: [], review: { permanent } })
    const [instruction] = plan.request.instructions
    expect(instruction?.programAddress).toBe(metaplexProgram)
    expect(instruction?.accounts?.[0]?.address).toBe(testMetaplex().address)
  },
)

test('another right of the same token is given up at its own program, in its usual words', async () => {
  const token = testToken({ rights: { mint: maker, metadata: maker } })
  const plan = await prepare({ kind: 'give-up', rights: ['mint'] }, token)
  expect(plan.kind).toBe('token_give_up')
  expect(plan.review.permanent).toEqual([m.solana_give_up_permanent()])
  expect(plan.request.instructions[0]?.programAddress).toBe(token.program)
})

test('with the right over the tax a tax that was decided is not stopped, which is said', async () => {
  const nextTransferFee = { bps: 700, epoch: 9n }
  const token = testToken({ isTaxed: true, nextTransferFee, rights: { tax: maker, mint: maker } })
  const permanent = async (right: TokenRight) =>
    (await prepare({ kind: 'give-up', rights: [right] }, token)).review.permanent
  const pending = m.solana_tax_pending({ tax: '7%', epoch: '9' })
  expect(await permanent('tax')).toEqual([m.solana_give_up_permanent(), pending])
  expect(await permanent('mint')).toEqual([m.solana_give_up_permanent()])
})

test('the right goes to nobody who cannot sign', async () => {
  node.strangers.add(friend)
  const action = { kind: 'metadata-authority', authority: friend } as const
  await expect(prepare(action)).rejects.toThrow(m.solana_issue_not_wallet())
})

test('with the right to mint a token without texts loses the way to them, which is said', async () => {
  const plan = await prepare({ kind: 'give-up', rights: ['mint'] }, unnamedToken())
  expect(plan.review.permanent).toEqual([
    m.solana_give_up_permanent(),
    m.solana_metaplex_permanent_none(),
  ])
})

test('nothing is minted to a wallet whose associated account belongs to somebody else, which is said before the signature', async () => {
  const token = testToken()
  node.given = `${token.address} ${friend}`
  const mint = { kind: 'mint', amount: 1n, recipient: friend } as const
  await expect(prepare(mint, token)).rejects.toThrow(m.solana_mint_given_away())
})
