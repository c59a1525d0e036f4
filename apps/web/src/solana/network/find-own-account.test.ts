import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import { tokenAccountInfo } from '@slipway/sdk/solana/test/token-account-info'
import { type Address, address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { findAccountObstacle, findOwnAccount, isGivenAway } from './find-own-account.ts'

const owner = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const stranger = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const other = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const mint = address('So11111111111111111111111111111111111111112')
const token2022 = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const usual = await findTokenAccount(owner, { mint, program: firstTokenProgram })

const info = vi.hoisted(() => vi.fn())
const list = vi.hoisted(() => vi.fn())
vi.mock('./cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getAccountInfo: (asked: string) => ({ send: async () => ({ value: info(asked) }) }),
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
  }),
}))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({ getTokenAccounts: list }))
beforeEach(() => {
  info.mockReset().mockReturnValue(null)
  list.mockReset().mockRejectedValue(new Error('This node lists nothing.'))
})

const chain = getChain('sol') as SolanaChainDefinition
const accountBytes = 165
const find = (tokenProgram: Address) =>
  findOwnAccount(chain, { mint, tokenProgram, accountBytes }, owner)
/** Opens an account for as many lamports as it has bytes. */
const isOpening = (account: Awaited<ReturnType<typeof find>>) =>
  account.account !== undefined &&
  account.opening?.address === account.account &&
  account.opening.lamports === BigInt(accountBytes)

test('the associated account is the one, open or not, and no list is asked for', async () => {
  expect(await find(firstTokenProgram)).toEqual({})
  expect(info).toHaveBeenCalledWith(usual)
  info.mockReturnValue(tokenAccountInfo(mint, owner))
  expect(await find(firstTokenProgram)).toEqual({})
  // Anybody may send money to an address that is not open yet.
  const system = '11111111111111111111111111111111'
  const money = { data: ['', 'base64'], executable: false, lamports: 1n, space: 0n }
  info.mockReturnValue({ ...money, owner: system })
  expect(await find(firstTokenProgram)).toEqual({})
  expect(list).not.toHaveBeenCalled()
})

test('where it was given away the fullest other one is, or one that is opened', async () => {
  info.mockReturnValue(tokenAccountInfo(mint, stranger))
  list.mockResolvedValue([{ address: other }, { address: stranger }])
  expect(await find(firstTokenProgram)).toEqual({ account: other })
  list.mockResolvedValue([])
  expect(await find(firstTokenProgram)).toSatisfy(isOpening)
})

test.each([firstTokenProgram, token2022])(
  'where it is frozen the fullest other one is that takes payments, or one that is opened: %s',
  async (tokenProgram) => {
    const program = { owner: tokenProgram }
    info.mockReturnValue({ ...tokenAccountInfo(mint, owner, true), ...program })
    const own = await findTokenAccount(owner, { mint, program: tokenProgram })
    const frozen = { address: stranger, isFrozen: true }
    list.mockResolvedValue([frozen, { address: own }, { address: other, isFrozen: false }])
    expect(await find(tokenProgram)).toEqual({ account: other })
    const guarded = { address: mint, isFrozen: false, isGuarded: true }
    list.mockResolvedValue([guarded, { address: other, isFrozen: false, isGuarded: false }])
    expect(await find(tokenProgram)).toEqual({ account: other })
    list.mockResolvedValue([guarded])
    expect(await find(tokenProgram)).toSatisfy(isOpening)
    list.mockResolvedValue([frozen, { address: own, isFrozen: true }])
    expect(await find(tokenProgram)).toSatisfy(isOpening)
    expect(await findAccountObstacle(chain, { mint, tokenProgram }, owner)).toBe('frozen')
    expect(await isGivenAway(chain, { mint, tokenProgram }, owner)).toBe(false)
  },
)

test('one of Token-2022 cannot be given away, whatever a node says', async () => {
  info.mockReturnValue({
    ...tokenAccountInfo(mint, stranger),
    owner: token2022,
  })
  list.mockResolvedValue([{ address: other }])
  expect(await find(token2022)).toEqual({})
})
