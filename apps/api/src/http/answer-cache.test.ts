import { describe, expect, it } from 'vitest'
import { makeAnswerCache } from './answer-cache.ts'

const answer = { body: 'x', tag: 'W/"1"', type: 'application/json' }

describe('makeAnswerCache', () => {
  it('keeps nothing while nobody tells of changes', () => {
    const cache = makeAnswerCache(2)
    cache.keep('/a', answer, cache.state())
    expect(cache.get('/a')).toBeUndefined()
  })

  it('drops everything at a change, and what was read before it', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    const before = cache.state()
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
    cache.keep('/a', answer, cache.state())
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.isInformed()).toBe(false)
  })

  it('drops everything when the reports of changes end', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    cache.keep('/a', answer, cache.state())
    cache.setInformed(false)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('makes room by what was not used for longest, and keeps no giant', () => {
    const cache = makeAnswerCache(2)
    cache.setInformed(true)
    for (const key of ['/a', '/b']) cache.keep(key, answer, cache.state())
    cache.get('/a')
    cache.keep('/c', answer, cache.state())
    cache.keep('/d', { ...answer, body: 'x'.repeat(200_000) }, cache.state())
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c'])
  })
})
