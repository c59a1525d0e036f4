import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../shell/lazy-part.ts'
import type ReportComponent from './safety-report.tsx'

const Report = lazyPart(() => import('./safety-report.tsx'))

/** The report, loaded after the facts that stand above it. */
export function SafetyReport(props: ComponentProps<typeof ReportComponent>) {
  return (
    <Suspense fallback={<Skeleton height={280} radius={12} />}>
      <Report {...props} />
    </Suspense>
  )
}
