import { formatAmount } from '@slipway/messages'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { claimsPoints } from '../shared/claims-points.ts'
import { useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

/** What is released when: as a picture, and by its dates. */
export default function ReleaseForecast({ terms }: { terms: Parameters<typeof claimsPoints>[0] }) {
  const { getNow, session, unit } = useClaimsForm()
  const now = getNow()
  const points = claimsPoints(terms, now)
  const total = session.list.state === 'read' ? session.list.summary.total : undefined
  return (
    <div className={classes.stack}>
      <ReleasePicture points={points} now={now} hasTable />
      <ReleaseDates
        points={points}
        now={now}
        {...(total !== undefined && {
          amountOf: (share: number, before: number) =>
            formatAmount((total * BigInt(share - before)) / 10_000n, unit.decimals, {
              symbol: unit.symbol,
              maximumFractionDigits: 6,
            }),
        })}
      />
    </div>
  )
}
