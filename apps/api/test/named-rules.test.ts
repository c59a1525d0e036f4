import { describe, expect, it } from 'vitest'
import { makeTestApp } from './make-test-app.ts'

const token = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const DAY = 86_400

describe('a rule over several parameters', () => {
  // No database: the request is refused before anything is read.
  const { app } = makeTestApp()
  const detailsOf = async (path: string) => {
    const response = await app.request(`/api${path}`)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as { error: { code: string; details: unknown } }
    expect(error.code).toBe('VALIDATION_FAILED')
    return error.details
  }

  it.each([
    [`/locks?token=${token}`, 'chain', 'needed_with_token'],
    ['/locks?unlocksFrom=1', 'sort', 'unlock_with_unlocksFrom'],
    ['/locks/calendar.ics?chain=bsc', 'owner', 'either_owner_or_token'],
    [
      `/locks/calendar.ics?chain=bsc&owner=${token}&token=${token}`,
      'owner',
      'either_owner_or_token',
    ],
    [`/pools?token=${token}`, 'chain', 'needed_with_token'],
    ['/stats/days?from=2&to=1', 'to', 'not_before_from'],
    [`/stats/days?from=0&to=${366 * DAY}`, 'to', 'at_most_366_days'],
  ])('of %s names the parameter to mend, and itself', async (path, parameter, issue) => {
    expect(await detailsOf(path)).toEqual([{ target: 'query', path: parameter, issue }])
  })
})
