import type { ConfirmDialogProps } from '@slipway/ui/confirm-dialog'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

const Dialog = lazyPart(() => import('@slipway/ui/confirm-dialog'))

/** Asks once more before an act; loaded with the first question, for it brings everything that floats along. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
