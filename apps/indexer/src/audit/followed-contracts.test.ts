import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { followedContracts } from './followed-contracts.ts'

const handlers = new URL('../../engine/src/', import.meta.url)

describe('followedContracts', () => {
  it('are exactly the events that the engine handles', () => {
    const sources = readdirSync(handlers).filter((name) => name.endsWith('.ts'))
    const handled = sources.flatMap((name) =>
      [
        ...readFileSync(new URL(name, handlers), 'utf8').matchAll(/ponder\.on\(\s*'(\w+:\w+)'/g),
      ].map(([, event]) => event),
    )
    const followed = Object.entries(followedContracts).flatMap(([name, { events }]) =>
      events.map((event) => `${name}:${event.name}`),
    )
    expect(handled.length).toBeGreaterThan(100)
    expect([...new Set(followed)].sort()).toEqual(handled.sort())
  })
})
