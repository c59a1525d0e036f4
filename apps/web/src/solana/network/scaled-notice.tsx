import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'

/** Of a token whose amounts wallets multiply: programs hold, and pages show, what is held. */
export function ScaledNotice({ token }: { token: Pick<LockToken, 'isScaled'> }) {
  return token.isScaled ? <NoticeBox tone="warn">{m.solana_trait_scaled()}</NoticeBox> : null
}
