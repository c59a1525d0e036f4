import { beforeEach, expect, test, vi } from 'vitest'
import { transactionDeadline } from './transaction-deadline.ts'

const getCode = vi.hoisted(() => vi.fn())
vi.mock('../../core/read-client.ts', () => ({ readClient: { getCode } }))

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const now = 1_800_000_000
const DAY = 86_400n

beforeEach(() => getCode.mockReset())

test.each([undefined, '0x', '0xef010000000000000000000000000000000000000000a1'])(
  'what a key signs is mined soon, or void: code %s',
  async (code) => {
    getCode.mockResolvedValue(code)
    expect(await transactionDeadline(account, now)).toBe(BigInt(now) + 1_800n)
  },
)

test('signers of a contract account have days', async () => {
  getCode.mockResolvedValue('0x6001')
  expect(await transactionDeadline(account, now)).toBe(BigInt(now) + 7n * DAY)
})
