import { contributions } from '../src/presale/handlers/contributions.ts'
import { presaleDeployed } from '../src/presale/handlers/presale-deployed.ts'
import { makeMemoryIndex } from './memory-index.ts'

type Hex = `0x${string}`

const numbered = (digit: string): Hex => `0x${digit.padStart(40, '0')}`

export const OWNER = numbered('A1')
export const PRESALE = '0x00000000000000000000000000000000000000fa'
export const FACTORY = numbered('fac0')
export const INVITER_CONTRACT = numbered('1c')
export const MARKET = numbered('3a')
export const ANN = numbered('B1')
export const BOB = numbered('B2')
export const EVE = numbered('B3')
export const NOBODY = numbered('')
export const PRESALE_ID = `7-${PRESALE}`
export const START = 1_000_000
export const END = 2_000_000

/** Parameters of `IPresaleFactory.deploy`: hard cap 1 000, soft cap 500, all else as a usual presale has it. */
export const usualNumbers = (change: Readonly<Record<number, bigint>> = {}): bigint[] => {
  const usual: bigint[] = [
    ...[1_000n, 500n, 2n * 10n ** 18n, 10n ** 18n, 6_000n, 10n, 400n],
    ...[BigInt(START), BigInt(END), 86_400n, 1n, 600n, 300n, 1n, 1n, 2_000n, 3_600n, 1_000n],
    ...[1n, 0n, 100n, 0n, 0n],
  ]
  return usual.map((value, index) => change[index] ?? value)
}

/** An index of one presale, ready for what happens to it. */
export function makeIndexOfPresale(
  given: { templateId?: bigint; numbers?: Readonly<Record<number, bigint>>; ipfsKey?: string } = {},
) {
  const index = makeMemoryIndex()
  index.run(
    presaleDeployed,
    {
      owner: OWNER,
      presale: PRESALE,
      templateId: given.templateId ?? 1n,
      id: 3n,
      addressParams: [numbered('70'), NOBODY, numbered('40'), NOBODY],
      numberParams: usualNumbers(given.numbers),
      ipfsKey: given.ipfsKey ?? 'bafkinfo',
      tokensDeposited: 2_600n,
      feeWei: 200n,
    },
    { address: FACTORY, sender: OWNER },
  )
  return index
}

export type IndexOfPresale = ReturnType<typeof makeIndexOfPresale>

const totalOf = (index: IndexOfPresale) => index.row('presale', PRESALE_ID)?.total ?? 0n

/** Somebody puts in an amount; the presale's total follows by itself. */
export function contribute(
  index: IndexOfPresale,
  account: Hex,
  amount: bigint,
  { inviter = NOBODY, timestamp = START }: { inviter?: Hex; timestamp?: number } = {},
): void {
  const args = { account, inviter, amount, total: totalOf(index) + amount }
  index.run(contributions.contributed, args, { timestamp })
}

/** Somebody gets an amount back, less a fee that the presale keeps; its total follows by itself. */
export function refund(
  index: IndexOfPresale,
  account: Hex,
  amount: bigint,
  { fee = 0n, timestamp = START }: { fee?: bigint; timestamp?: number } = {},
): void {
  const args = { account, amount, feeKept: fee, total: totalOf(index) - amount - fee }
  index.run(contributions.refunded, args, { timestamp })
}
