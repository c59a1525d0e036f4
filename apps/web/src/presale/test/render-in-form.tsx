import type { ReactNode } from 'react'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PresaleFormContext } from '../create/presale-form-context.ts'
import { useCreateFormState } from '../create/use-create-form-state.ts'
import { useFormScope } from '../create/use-form-scope.ts'

export const formNow = 1_795_000_020
const getNow = () => formNow

function Form({ children }: { children: ReactNode }) {
  const state = useCreateFormState('normal', getNow)
  return (
    <PresaleFormContext value={useFormScope('normal', state, undefined)}>
      {children}
    </PresaleFormContext>
  )
}

/** Renders a section of the form of a normal presale. */
export const renderInForm = (section: ReactNode) => renderWithTheme(<Form>{section}</Form>)

/** The input of a field of that form. */
export const fieldOfForm = (name: string) =>
  document.getElementById(`presale-normal-${name}`) as HTMLInputElement
