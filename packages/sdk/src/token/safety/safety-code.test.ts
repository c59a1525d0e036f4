import { readArtifact } from '@slipway/deployments/read-artifact'
import { templateCodes } from '@slipway/deployments/template-codes'
import { concat, type Hex, numberToHex, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { calculateCustody } from './liquidity-custody.ts'
import { findTemplateByCode } from './match-template-code.ts'
import { readCodePowers } from './read-code-powers.ts'

/** Runtime code as the constructor leaves it: immutables filled with something. */
function deployed(name: string, filler: string): Hex {
  const { deployedBytecode, immutables } = readArtifact(name)
  return immutables.reduce<Hex>((code, { start, length }) => {
    const from = 2 + start * 2
    return `${code.slice(0, from)}${filler.repeat(length)}${code.slice(from + length * 2)}` as Hex
  }, deployedBytecode)
}

describe('findTemplateByCode', () => {
  test.each(Object.keys(templateCodes))(
    'recognises %s whatever its constructor filled in',
    (name) => {
      expect(findTemplateByCode(deployed(name, 'ab'), templateCodes)).toBe(name)
    },
  )

  test('one byte that is no immutable makes it another contract', () => {
    const code = deployed('StandardToken', '00')
    expect(
      findTemplateByCode(`${code.slice(0, 20)}ff${code.slice(22)}` as Hex, templateCodes),
    ).toBeUndefined()
    expect(findTemplateByCode(`${code}00`, templateCodes)).toBeUndefined()
    expect(findTemplateByCode('0x', templateCodes)).toBeUndefined()
  })
})

describe('readCodePowers', () => {
  const push4 = (signature: string) => concat(['0x63', toFunctionSelector(signature)])

  test('sees names in the dispatch table', () => {
    const code = concat([push4('pause()'), '0x80', push4('mint(address,uint256)')])
    expect(readCodePowers(code)).toEqual(['mint', 'pause'])
  })

  test('takes no constant of another instruction for a name', () => {
    const inside = concat([
      '0x7f',
      '0x63',
      toFunctionSelector('pause()'),
      numberToHex(0, { size: 27 }),
    ])
    expect(readCodePowers(inside)).toEqual([])
    expect(readCodePowers('0x')).toEqual([])
  })
})

describe('calculateCustody', () => {
  const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const holdings = { lpSupply: 1_000n, burned: 100n, locked: 600n, owner: 250n }

  test('divides all of the liquidity', () => {
    expect(calculateCustody(holdings, [], 4)).toEqual({
      burnedBps: 1_000,
      lockedBps: 6_000,
      openedBps: 0,
      ownerBps: 2_500,
      otherBps: 500,
      firstUnlockAt: undefined,
      areLocksKnown: true,
    })
  })

  test('the first lock that matters decides, a speck of dust does not', () => {
    const lock = (amount: bigint, unlockAt: number) =>
      ({ lockId: 1n, owner, amount, unlockAt }) as const
    const locks = [lock(9n, 5), lock(10n, 30), lock(590n, 40)]
    expect(calculateCustody(holdings, locks, 4).firstUnlockAt).toBe(30)
  })

  test('P-45: a lock that is over protects nothing', () => {
    const lock = (amount: bigint, unlockAt: number) =>
      ({ lockId: 1n, owner, amount, unlockAt }) as const
    const locks = [lock(400n, 30), lock(200n, 40)]
    expect(calculateCustody(holdings, locks, 29)).toMatchObject({ lockedBps: 6_000 })
    expect(calculateCustody(holdings, locks, 30)).toMatchObject({
      lockedBps: 2_000,
      openedBps: 4_000,
      // Its owner may be anybody.
      ownerBps: 2_500,
      firstUnlockAt: 40,
    })
    // The index may know of more than the locker still holds.
    expect(calculateCustody(holdings, [lock(900n, 30)], 30)).toMatchObject({
      lockedBps: 0,
      openedBps: 6_000,
    })
  })

  test('locks that nobody could list are not known; those of positions come with them', () => {
    expect(calculateCustody(holdings, undefined, 4)).toMatchObject({
      lockedBps: 6_000,
      areLocksKnown: false,
    })
    expect(calculateCustody({ ...holdings, locks: [] }, undefined, 4).areLocksKnown).toBe(true)
  })

  test('an empty pool has no shares', () => {
    expect(
      calculateCustody({ lpSupply: 0n, burned: 0n, locked: 0n, owner: 0n }, [], 4).lockedBps,
    ).toBe(0)
  })
})
