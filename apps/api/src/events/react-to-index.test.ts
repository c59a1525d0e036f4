import { expect, it } from 'vitest'
import { reactToIndex } from './react-to-index.ts'
import type { StreamEvent } from './schemas.ts'

it('of a token whose swaps changed its own answers are made again, no others, and streams tell of it', () => {
  const dropped: unknown[] = []
  const published: StreamEvent[] = []
  const cache = {
    drop: (chainIds: unknown) => void dropped.push(chainIds),
    dropSubject: (subject: unknown) => void dropped.push(subject),
    setInformed: () => undefined,
  }
  const hub = { publish: (event: StreamEvent) => void published.push(event) }
  const token = '0x00000000000000000000000000000000000000aa'
  reactToIndex(cache, hub, () => undefined).onSwaps(`56-${token}`)
  expect(dropped).toEqual([`56-${token}`])
  expect(published).toEqual([
    { event: 'swap', data: { chainId: 56, token: '0x00000000000000000000000000000000000000AA' } },
  ])
})
