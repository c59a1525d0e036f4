import { HttpRequestError, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { AskContract, Question } from './ask-contract.ts'
import { readFacts } from './read-facts.ts'

const ASSET = '0x00000000000000000000000000000000000000fa'
const ONE = '0x0000000000000000000000000000000000000001'
const TWO = '0x0000000000000000000000000000000000000002'
const FACTORY = '0x00000000000000000000000000000000000000fc'
const LOCKER = '0x00000000000000000000000000000000000000cc'

/** A network that answers what is written down, by function, and refuses everything else. */
const answering =
  (answers: Record<string, unknown>): AskContract =>
  async ({ address, abi, functionName }: Question) => {
    const item = abi.find((one) => one.type === 'function' && one.name === functionName)
    const [output] = item?.type === 'function' ? item.outputs : []
    const key = `${address === ASSET ? '' : `${address}.`}${functionName}`
    return answers[`${key}:${output?.type}`] ?? answers[key] ?? null
  }

const token = { 'name:string': 'Gold', 'symbol:string': 'GLD', decimals: 6n, totalSupply: 77n }
const pool = { token0: ONE, token1: TWO, factory: FACTORY }

describe('what a locked contract says of itself', () => {
  it('is name, symbol, decimals and supply of a token, which is no pool', async () => {
    expect(await readFacts(answering(token), { address: ASSET })).toEqual({
      name: 'Gold',
      symbol: 'GLD',
      decimals: 6,
      supply: 77n,
      token0: null,
      token1: null,
      factory: null,
      feePpm: null,
    })
  })

  it('is nothing of a contract that answers nothing', async () => {
    const facts = await readFacts(answering({}), { address: ASSET })
    expect(Object.values(facts).every((value) => value === null)).toBe(true)
  })

  it('may be one word, as old tokens answer', async () => {
    const word = stringToHex('OLD', { size: 32 })
    const facts = await readFacts(answering({ 'symbol:bytes32': word }), { address: ASSET })
    expect(facts.symbol).toBe('OLD')
  })

  it('is cut and cleaned, however long or strange it is', async () => {
    const strange = `\0Go\nld${'x'.repeat(5_000)}`
    const facts = await readFacts(
      answering({ 'name:string': strange, decimals: 2n ** 200n, 'symbol:string': '\u0007' }),
      { address: ASSET },
    )
    expect(facts.name).toHaveLength(64)
    expect(facts.name).toMatch(/^\uFFFDGoldx+$/)
    expect(facts).toMatchObject({ symbol: null, decimals: null })
  })

  it('counts as a pool when its own factory knows it by its tokens', async () => {
    const pair = { ...pool, [`${FACTORY}.getPair`]: ASSET }
    expect(await readFacts(answering(pair), { address: ASSET })).toMatchObject({
      token0: ONE,
      token1: TWO,
      factory: FACTORY,
      feePpm: null,
    })
    const v3 = { ...pool, fee: 3_000n, [`${FACTORY}.getPool`]: ASSET }
    expect(await readFacts(answering(v3), { address: ASSET })).toMatchObject({ feePpm: 3_000 })
  })

  it('counts for nothing as a pool when the factory knows another one, or none', async () => {
    const other = { ...pool, fee: 3_000n, [`${FACTORY}.getPair`]: TWO, [`${FACTORY}.getPool`]: ONE }
    for (const answers of [other, pool]) {
      const facts = await readFacts(answering(answers), { address: ASSET })
      expect(facts).toMatchObject({ token0: null, token1: null, factory: null, feePpm: null })
    }
  })

  it('of a V4 position is told by its locker', async () => {
    const poolOf = { token0: ONE, token1: TWO, fee: 500n, poolAddress: FACTORY }
    const lock = { locker: LOCKER, lockId: 5n } as const
    const ask = answering({ ...token, [`${LOCKER}.poolOf`]: poolOf })
    expect(await readFacts(ask, { address: ASSET, lock })).toMatchObject({
      name: null,
      token0: ONE,
      token1: TWO,
      feePpm: 500,
    })
  })

  it('is not known while no node answers', async () => {
    const away: AskContract = async () => {
      throw new HttpRequestError({ url: 'http://127.0.0.1:1' })
    }
    await expect(readFacts(away, { address: ASSET })).rejects.toThrow(HttpRequestError)
  })
})
