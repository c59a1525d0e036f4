import { Skeleton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import type ReportComponent from './safety-report.tsx'

const Report = lazyPart(() => import('./safety-report.tsx'))

/** The report, loaded after the facts that stand above it. */
export function SafetyReport(props: ComponentProps<typeof ReportComponent>) {
  return (
    <LatePart pending={<Skeleton height={280} radius={12} />}>
      <Report {...props} />
    </LatePart>
  )
}
