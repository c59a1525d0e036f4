import { m } from '@slipway/messages/features/cli'
import type { PresaleLabel } from '@slipway/sdk/presale/presale-status'

/** What a presale's total is called: refunds take it out of a canceled one. */
export const raisedLabel = (label: PresaleLabel): string =>
  label === 'canceled' ? m.cli_row_not_refunded() : m.cli_row_raised()
