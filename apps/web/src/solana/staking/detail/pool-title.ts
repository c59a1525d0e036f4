import { m } from '@slipway/messages'
import { symbolOf } from '../../lock/lock-texts.ts'
import type { PoolView } from './types.ts'

/** A pool by its tokens. */
export const poolTitle = ({ stake, reward }: Pick<PoolView, 'stake' | 'reward'>): string =>
  m.poolpage_title({ name: symbolOf(stake), reward: symbolOf(reward) })
