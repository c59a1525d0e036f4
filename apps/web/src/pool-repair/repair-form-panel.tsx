import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import type { useOpenReview } from '../action/use-open-review.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { BoundFields } from './bound-fields.tsx'
import { Forecast } from './forecast.tsx'
import { PriceFields } from './price-fields.tsx'
import classes from './repair.module.css'
import type { RepairPool } from './repair-pool.ts'
import type { RepairForm } from './use-repair-form.ts'

interface RepairFormPanelProps {
  pool: RepairPool
  repair: RepairForm
  account: Address | undefined
  /** Whether the token would be refused as it stands: said above, and nothing to review. */
  isRefused: boolean
  opening: Pick<ReturnType<typeof useOpenReview>, 'isPreparing' | 'problem' | 'entry'>
}

/** States the price, bounds what it may cost, and leads to the review. */
export function RepairFormPanel({
  pool,
  repair,
  account,
  isRefused,
  opening,
}: RepairFormPanelProps) {
  const { form, wish, report } = repair
  return (
    <Panel title={m.repair_form_title()} description={m.repair_form_text()}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit} {...opening.entry}>
        <PriceFields pool={pool} repair={repair} />
        <BoundFields pool={pool} repair={repair} account={account} />
        <Forecast pool={pool} repair={repair} />
        {opening.problem && (
          <NoticeBox tone="warn" role="alert">
            {opening.problem}
          </NoticeBox>
        )}
        <div className={classes.submit}>
          {account ? (
            <Button
              type="submit"
              size="md"
              disabled={isRefused}
              loading={
                opening.isPreparing || (wish !== undefined && !report && !repair.forecastError)
              }
            >
              {m.repair_review()}
            </Button>
          ) : (
            <ConnectButton size="md" label={m.repair_connect()} />
          )}
        </div>
      </form>
    </Panel>
  )
}
