import type { ReactNode } from 'react'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import type { TransactionKind } from '../transaction/transaction-kind.ts'
import { ActionForm } from './action-form.tsx'
import type { FormContext } from './form-context.ts'

interface PlainActionProps {
  act: FormContext
  kind: TransactionKind
  id?: string
  title: string
  text: string
  current?: ReactNode
  tone?: 'plain' | 'final'
  open: string
  finality?: string
  preview?: ReactNode
  plan: () => ShownPlan | Promise<ShownPlan>
  onValid?: (open: () => void) => void
  submit?: string
  /** What may come after it, once it is done. */
  next?: ReactNode
}

const nothing = {}
const readNothing = () => ({ ok: true, params: nothing }) as const

/** An action that needs no entries: what it does, and the way to its review. */
export function PlainAction({ plan, preview, ...props }: PlainActionProps) {
  return (
    <ActionForm
      {...props}
      initial={nothing}
      read={readNothing}
      plan={plan}
      {...(preview !== undefined && { preview: () => preview })}
    />
  )
}
