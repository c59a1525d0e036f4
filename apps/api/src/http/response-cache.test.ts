import { chainsFor } from '@slipway/chains'
import { describe, expect, it } from 'vitest'
import { candlesOfKey } from './candles-of-key.ts'
import { makeChainOfKey } from './chain-of-key.ts'
import { makeAnswerCache } from './response-cache.ts'

const answer = { body: 'x', tag: 'W/"1"', type: 'application/json' }

describe('makeAnswerCache', () => {
  it('keeps nothing while nobody tells of changes', () => {
    const cache = makeAnswerCache(2)
    cache.keep('/a', answer, cache.state('/a'))
    expect(cache.get('/a')).toBeUndefined()
  })

  it('drops everything at a change, and what was read before it', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    const before = cache.state('/a')
    cache.keep('/a', answer, before)
    expect(cache.get('/a')).toEqual(answer)
    cache.drop()
    expect(cache.get('/a')).toBeUndefined()
    cache.keep('/a', answer, before)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('keeps nothing, and says so, where nothing shall be kept', () => {
    const cache = makeAnswerCache(0)
    cache.setInformed(true)
    cache.keep('/a', answer, cache.state('/a'))
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.isInformed()).toBe(false)
  })

  it('drops everything when the reports of changes end', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    cache.keep('/a', answer, cache.state('/a'))
    cache.setInformed(false)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('makes room by what was not used for longest, and keeps no giant', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    for (const key of ['/a', '/b']) cache.keep(key, answer, cache.state(key))
    cache.get('/a')
    cache.keep('/c', answer, cache.state('/c'))
    cache.keep('/d', { ...answer, body: 'x'.repeat(200_000) }, cache.state('/d'))
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c'])
  })

  it('drops at a change of one network what was answered of it and of several, and nothing else', () => {
    const cache = makeAnswerCache(10, makeChainOfKey(chainsFor({ development: false })))
    cache.setInformed(true)
    const keys = [
      '/api/tokens/bsc/0x1',
      '/api/presales?chain=BSC',
      '/api/tokens/eth/0x1',
      '/api/tokens',
    ]
    const before = keys.map((key) => [key, cache.state(key)] as const)
    for (const [key, state] of before) cache.keep(key, answer, state)
    cache.drop([56])
    const there = () => keys.filter((key) => cache.get(key))
    expect(there()).toEqual(['/api/tokens/eth/0x1'])
    // What was read before the change is not kept after it either.
    for (const [key, state] of before) cache.keep(key, answer, state)
    expect(there()).toEqual(['/api/tokens/eth/0x1'])
    cache.drop()
    expect(there()).toEqual([])
  })

  it('drops with a swap the candles of its token, and nothing else', () => {
    const chains = chainsFor({ development: false })
    const cache = makeAnswerCache(10, makeChainOfKey(chains), candlesOfKey)
    cache.setInformed(true)
    const token = `0x${'aB'.repeat(20)}`
    const other = `0x${'cd'.repeat(20)}`
    const keys = [
      `/api/tokens/bsc/${token}/candles`,
      `/api/tokens/BSC/${token.toLowerCase()}/candles?interval=5m`,
      `/api/tokens/bsc/${other}/candles`,
      `/api/tokens/eth/${token}/candles`,
      `/api/tokens/bsc/${token}`,
      '/api/tokens?chain=bsc',
      '/api/tokens',
    ]
    const readAll = () => keys.map((key) => [key, cache.state(key)] as const)
    const before = readAll()
    for (const [key, state] of before) cache.keep(key, answer, state)
    cache.dropSubject(`56-${token.toLowerCase()}`)
    const there = () => keys.filter((key) => cache.get(key))
    expect(there()).toEqual(keys.slice(2))
    // What was read before the swap is not kept after it either.
    for (const [key, state] of before) cache.keep(key, answer, state)
    expect(there()).toEqual(keys.slice(2))
    for (const [key, state] of readAll()) cache.keep(key, answer, state)
    expect(there()).toEqual(keys)
    // Its network's index names its pools and when it was launched.
    cache.drop([56])
    expect(there()).toEqual([keys[3]])
  })

  it('of swaps that are forgotten it keeps no answer from before', () => {
    const cache = makeAnswerCache(
      10,
      () => 56,
      (key) => key,
    )
    cache.setInformed(true)
    const before = cache.state('a')
    cache.dropSubject('a')
    for (let number = 0; number < 20_001; number++) cache.dropSubject(`${number}`)
    cache.keep('a', answer, before)
    expect(cache.get('a')).toBeUndefined()
  })

  it('answers of the clock hold for their moment, and the next takes the place of the last', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    cache.keep('/b', answer, cache.state('/b'))
    for (const moment of [1, 2, 3]) cache.keep('/a', answer, cache.state('/a', moment))
    expect(cache.get('/a', 2)).toBeUndefined()
    cache.keep('/a', answer, cache.state('/a', 3))
    expect(cache.get('/a', 3)).toEqual(answer)
    expect(cache.get('/b')).toEqual(answer)
  })
})
