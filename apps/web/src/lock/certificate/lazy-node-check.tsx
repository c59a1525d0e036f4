import type { CertificateCheck } from '@slipway/sdk/lock/certificate/check-certificate'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './certificate.module.css'

// After the check, with a form and what asks a node.
const NodeCheck = lazyPart(() => import('./node-check.tsx'))

/** What no file can prove, once everything else is proven. */
export function LazyNodeCheck({ check }: { check: CertificateCheck }) {
  return (
    <LatePart pending={<div className={classes.nodePending} />}>
      <NodeCheck check={check} />
    </LatePart>
  )
}
